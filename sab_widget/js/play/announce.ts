/** Tells a screen reader whose turn it is and what can be done, and keeps the focus where one can go on. */

import type { Desk } from "../desk.ts";
import { atEnd } from "../life.ts";
import * as words from "../words.ts";
import { heldOf, hold, isHere, isNow, pickedPlace, playOf, putBack, settle } from "./hands.ts";
import { pauseOf } from "./pace.ts";
import { type Prompt, promptOf } from "./prompt.ts";

/** Turns that follow each other faster cannot be said one by one (milliseconds). */
const SAID_IN = 900;
/** After the line of the turn itself (milliseconds). */
const SOON = 300;

export function announcePlay(desk: Desk, signal: AbortSignal): void {
  const { shared } = desk;
  let known = "";
  let heard = shared.scene?.last ?? 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The game went on, and the page may not have gone along yet. */
  let went = false;
  const look = () => {
    const play = playOf(desk);
    if (!play || !isHere(desk)) return;
    const { sent } = heldOf(desk);
    // What was sent has come about, or was answered otherwise.
    const done = sent !== null && sent !== play.turn;
    if (done || (sent !== null && shared.problem)) hold(desk, { sent: null });
    const now = `${play.turn} ${play.state} ${play.seat}`;
    went ||= now !== known;
    // Who sees the newest turn is back.
    if (went && isNow(desk)) {
      went = false;
      desk.set({ back: null });
    }
    if (now === known) return;
    known = now;
    if (heldOf(desk).several || heldOf(desk).refused) hold(desk, { several: false, chosen: [], refused: null });
    // What was picked from the hand lies elsewhere now, or nowhere.
    if (done) settle(desk);
    else if (desk.local.picked?.startsWith("hand ") && pickedPlace(desk) < 0) putBack(desk);
    clearTimeout(timer);
    if (play.state !== "computer") timer = setTimeout(speak, SOON);
  };
  const speak = () => {
    const prompt = promptOf(desk);
    if (!prompt) return;
    const { story, scene, speed } = shared;
    // What went by faster than it could be said is said now.
    const first = pauseOf(speed) < SAID_IN ? heard + 1 : scene.last;
    const lines = scene.turns.slice(Math.max(first, 1), scene.last).map(({ text }) => words.spoken(desk.t, text));
    if (scene.last) lines.push(words.turnWords(story.at(scene.last)));
    heard = scene.last;
    desk.set({ said: [...lines, spoken(prompt)].join(" ") });
  };
  shared.subscribe(look, signal);
  atEnd(signal, () => clearTimeout(timer));
  look();
}

/** A title that ends like a sentence, and what follows it. */
const spoken = ({ title, text, keys = "" }: Prompt): string =>
  `${title}${/[\p{P}]$/u.test(title) ? "" : "."} ${text} ${keys}`.trimEnd();

/** What was refused, said at once. */
export function hearRefused(desk: Desk, text: string): void {
  hold(desk, { refused: text, sent: null });
  desk.set({ said: `${desk.t("play-refused")} ${text}` });
}

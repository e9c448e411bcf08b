/** What a screen reader hears of the steps: each one when stepping, one now and then while playing. */

import type { Desk } from "./desk.ts";
import { atEnd } from "./life.ts";
import * as words from "./words.ts";

/** Long enough for a held button to run past (milliseconds). */
const SETTLED = 150;
const WHILE_PLAYING = 4000;

export function announceSteps(desk: Desk, signal: AbortSignal): void {
  const { shared, local } = desk;
  let { turn } = shared;
  const line = () => `${shared.scene?.branch}`;
  let way: string | undefined;
  let shown = line();
  let saidAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const speak = (before: string) => {
    const parts = [words.turnWords(shared.moment)];
    if (line() !== shown) parts.unshift(words.lineName(shared.t, shared.scene));
    if (desk.way?.text !== way) parts.push(desk.way?.text ?? "");
    turn = shared.turn;
    shown = line();
    way = desk.way?.text;
    saidAt = Date.now();
    // What has been asked for meanwhile is not talked over.
    if (local.said === before) desk.set({ said: parts.join(" ") });
  };
  const changed = () => {
    if (shared.turn === turn && line() === shown) return;
    clearTimeout(timer);
    timer = setTimeout(speak, shared.playing ? Math.max(saidAt + WHILE_PLAYING - Date.now(), 0) : SETTLED, local.said);
  };
  shared.subscribe(changed, signal);
  atEnd(signal, () => clearTimeout(timer));
}

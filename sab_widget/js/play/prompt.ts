/** What to do now, in words for somebody who does not know the game: shown, and told to a screen reader. */

import { isStub } from "../cells.ts";
import type { Desk } from "../desk.ts";
import { legalCells, reasonsAgainst } from "../inspect.ts";
import type { Play } from "../types_live.ts";
import * as words from "../words.ts";
import { aimOf, barredOf, heldOf, isHere, isNow, onSeats, pickedCard, playOf } from "./hands.ts";

export interface Prompt {
  /** Whose turn it is, or what has come about. */
  title: string;
  text: string;
  /** How the keyboard does it: of no use to fingers. */
  keys?: string;
  /** Something was refused, or cannot be. */
  bad?: boolean;
}

const name = (desk: Desk, seat: number): string => desk.t.code(desk.shared.scene.players[seat] ?? "");

/** What is asked of the person whose turn it is, while no card is picked. */
function choose(desk: Desk, play: Play): string {
  const { t } = desk;
  if (play.take) return t("play-take");
  if (play.lay) return t("play-lay-stone");
  if (play.steal) return t("play-steal");
  if (!play.most) return t("play-pass");
  const barred = barredOf(desk);
  return barred ? t("play-pick-barred", { why: barred }) : t("play-pick");
}

/** What can be done with the picked path card. */
function layIt(desk: Desk, face: string): Prompt {
  const { t, moment, shared } = desk;
  const barred = barredOf(desk);
  const { name: card = face, tunnels } = moment.story.face(face);
  const blind = tunnels.some(isStub);
  const title = t(blind ? "play-picked-stubs" : "play-picked", { card });
  if (barred) return { title, text: t("play-barred", { why: barred }), bad: true };
  const { length } = legalCells(moment, face);
  const cell = shared.selected?.cell;
  const reason = cell && reasonsAgainst(moment, face, cell)?.[0];
  if (reason) {
    const there = t("play-not-there", { cell: words.cellName(t, cell) });
    return { title: there, text: words.reasonWords(t, reason, cell), bad: true };
  }
  if (length) return { title, text: t("play-lay", { number: length }), keys: t("play-by-keyboard") };
  const { other } = moment.story.face(face);
  const turned = other !== face && legalCells(moment, other).length > 0;
  return { title, text: t(turned ? "play-turn-it" : "play-fits-nowhere"), bad: !turned };
}

/** What can be done with the picked action card. */
function playIt(desk: Desk, name: string): Prompt {
  const { t, shared } = desk;
  const card = shared.scene.cards[name];
  const aim = aimOf(desk);
  const how = !aim
    ? "play-no-use"
    : aim.cells
      ? aim.do.do === "map"
        ? "play-aim-goal"
        : "play-aim-card"
      : onSeats(desk).length
        ? "play-aim-player"
        : "play-aim-self";
  return {
    title: t("play-picked", { card: card?.name ?? name }),
    text: `${card?.about ?? ""} ${t(how)}`,
    bad: !aim,
    ...(aim?.cells && aim.do.do !== "map" && { keys: t("play-by-keyboard") }),
  };
}

export function promptOf(desk: Desk): Prompt | undefined {
  const play = playOf(desk);
  if (!play) return undefined;
  const { t, shared } = desk;
  const player = name(desk, play.seat);
  const { refused, several, chosen, undone } = heldOf(desk);
  const newest = shared.story.at(shared.scene.last);
  const result = newest.result?.join(" ") ?? "";
  switch (play.state) {
    case "computer":
      return { title: t("play-their-turn", { player }), text: newest.action.text };
    case "stuck":
      return { title: t("play-stuck", { player }), text: play.text ?? "", bad: true };
    case "hand over":
      return {
        title: undone === null ? t("play-hand-over", { player }) : t("play-taken-back", { player, what: undone }),
        text: t("play-hand-over-look"),
      };
    case "curtain":
      return { title: t("play-curtain", { player }), text: t("play-curtain-why", { player }) };
    case "deal":
      return { title: t("play-round-over"), text: result };
    case "over":
      return { title: t("play-game-over"), text: result };
  }
  const title = play.people.length > 1 ? t("play-turn-of", { player }) : t("play-your-turn");
  if (!isHere(desk)) return { title, text: "" };
  if (!isNow(desk)) {
    return { title: t("play-looking-back", { turn: shared.turn }), text: shared.moment.action.text };
  }
  if (refused) return { title: t("play-refused"), text: refused, bad: true };
  if (several) return { title, text: t("play-several", { number: chosen.length }) };
  const card = pickedCard(desk);
  if (card && desk.face) return layIt(desk, desk.face);
  if (card) return playIt(desk, card);
  return { title, text: choose(desk, play) };
}

/** What a person at the screen can do: everything is looked up in what the kernel has sent; nothing is decided here. */

import { keyOf } from "../cells.ts";
import type { Desk } from "../desk.ts";
import { reasonsAgainst } from "../inspect.ts";
import { at } from "../tracks.ts";
import type { Cell, Track } from "../types.ts";
import type { Action, Aim, Play } from "../types_live.ts";

/** What one view keeps of playing. */
export interface Held {
  /** Several cards are chosen, to be given away together. */
  several: boolean;
  /** Their places in the hand. */
  chosen: number[];
  /** Why the last try was refused. */
  refused: string | null;
  /** The turn for which something has been sent: it is not sent twice. */
  sent: number | null;
  /** What the person has just taken back. */
  undone: string | null;
  /** A card is being dragged, to there (pixels of the window). */
  drag: { x: number; y: number } | null;
}

const NOTHING: Held = { several: false, chosen: [], refused: null, sent: null, undone: null, drag: null };
const views = new WeakMap<Desk, Held>();

export const heldOf = (desk: Desk): Held => views.get(desk) ?? NOTHING;

export function hold(desk: Desk, change: Partial<Held>): void {
  views.set(desk, { ...heldOf(desk), ...change });
  desk.set({});
}

export const playOf = ({ shared }: Desk): Play | undefined => shared.live.play;

/** Whether what may be done is about what the page has: a long message may still be on its way. */
export const isHere = (desk: Desk): boolean => playOf(desk)?.turn === desk.shared.scene.last;

/** Whether the newest turn is shown. */
export const isNow = (desk: Desk): boolean => desk.shared.turn === desk.shared.scene.last;

/** What a person may do now, while it is her turn and she sees it. */
export function mine(desk: Desk): Play | undefined {
  const play = playOf(desk);
  return play?.state === "turn" && isHere(desk) && isNow(desk) && heldOf(desk).sent !== play.turn ? play : undefined;
}

/** The seat whose hand lies at the screen; null while nobody's does. */
export function handSeat(desk: Desk): number | null {
  const play = playOf(desk);
  if (!play || play.state === "curtain") return null;
  const { viewer } = desk.shared.scene;
  if (viewer !== null) return play.people.includes(viewer) ? viewer : null;
  return play.people.includes(play.seat) ? play.seat : null;
}

/** Whether it is settled who sees what: only where people play and all cards lie open can one choose. */
export const isSettled = (desk: Desk): boolean => !!playOf(desk)?.people.length && desk.shared.scene.viewer !== null;

/** The cards at the screen, as they are now. */
export function handOf(desk: Desk): string[] {
  const seat = handSeat(desk);
  const { shared } = desk;
  return seat === null ? [] : (shared.story.at(shared.scene.last).seats[seat]?.hand.cards ?? []);
}

export const sourceOf = (seat: number, place: number): string => `hand ${seat} ${place}`;

/** The place in the hand of the card that was picked from it; -1 when none was, or another card lies there now. */
export function pickedPlace(desk: Desk): number {
  const { picked } = desk.local;
  const seat = handSeat(desk);
  if (!picked || seat === null || (!desk.face && !desk.card)) return -1;
  const { cards, faces } = desk.shared.scene;
  return handOf(desk).findIndex((name, place) => {
    const face = cards[name]?.face ?? "";
    const same = desk.face ? desk.face === face || desk.face === faces[face]?.other : desk.card === name;
    return same && sourceOf(seat, place) === picked;
  });
}

/** The picked card of the hand. */
export const pickedCard = (desk: Desk): string | undefined => handOf(desk)[pickedPlace(desk)];

/** What the picked action card can be played on. */
export function aimOf(desk: Desk): Aim | undefined {
  const card = pickedCard(desk);
  return card === undefined || desk.face ? undefined : mine(desk)?.aims?.[card];
}

/** Why the person may lay no path card at all. */
export function barredOf(desk: Desk): string | null {
  const seat = handSeat(desk);
  const { tracks, last } = desk.shared.scene;
  return seat === null ? null : at(tracks[`barred ${seat}`] as Track<string> | undefined, last);
}

/** Whether the picked path card may be laid there. */
export const mayLay = (desk: Desk, cell: Cell): boolean =>
  !!mine(desk)?.lays &&
  pickedPlace(desk) >= 0 &&
  !!desk.face &&
  reasonsAgainst(desk.moment, desk.face, cell)?.length === 0;

/** The cells on which the picked action card can be played. */
export const aimedCells = (desk: Desk): Cell[] => aimOf(desk)?.cells ?? [];

export const isAimed = (desk: Desk, key: string): boolean => aimedCells(desk).some((cell) => keyOf(cell) === key);

/** A way to play on a seat: what to do, and with which tool. */
export interface OnSeat {
  seat: number;
  tool?: string;
  deed: Action;
}

/** All ways to play the picked card on a player, or to steal from one. */
export function onSeats(desk: Desk): OnSeat[] {
  const aim = aimOf(desk);
  const steals = mine(desk)?.steal ?? [];
  return [
    ...steals.map((seat) => ({ seat, deed: { do: "steal", seat } })),
    ...(aim?.seats ?? []).map((seat) => ({ seat, deed: { do: "", ...aim?.do, seat } })),
    ...Object.entries(aim?.mends ?? {}).flatMap(([tool, seats]) =>
      seats.map((seat) => ({ seat, tool, deed: { do: "", ...aim?.do, tool, seat } })),
    ),
  ];
}

/** Put the picked cards back, without a word. */
export function putBack(desk: Desk): void {
  desk.set({ picked: null, card: null });
  hold(desk, { several: false, chosen: [], refused: null });
  if (desk.shared.selected) desk.shared.write("selected", null);
}

/** Nothing is pointed at any more, nor was anything left: what came about is looked at now. */
export function settle(desk: Desk): void {
  putBack(desk);
  desk.set({ walked: null, hover: null });
}

/** Do it. */
export function act(desk: Desk, deed: Action): boolean {
  const play = playOf(desk);
  if (!play || heldOf(desk).sent === play.turn || !isHere(desk)) return false;
  desk.shared.send({ kind: "play", turn: play.turn, seat: play.seat, do: deed });
  // Nothing is drawn yet: the answer comes at once, and the picked card is put back with it.
  views.set(desk, { ...heldOf(desk), sent: play.turn, undone: null });
  if (!isNow(desk)) desk.shared.go(desk.shared.scene.last);
  return true;
}

/** Ask the kernel for something else than an action. */
export function wish(desk: Desk, kind: string, more: Record<string, unknown> = {}): boolean {
  const play = playOf(desk);
  if (!play) return false;
  desk.shared.send({ kind, turn: play.turn, ...more });
  putBack(desk);
  views.set(desk, { ...heldOf(desk), undone: null });
  return true;
}

/** Take back, and keep in mind what that was. */
export function takeBack(desk: Desk): boolean {
  const play = playOf(desk);
  if (typeof play?.undo !== "number") return false;
  const undone = desk.shared.story.at(play.undo + 1).action.text;
  if (!wish(desk, "undo")) return false;
  views.set(desk, { ...heldOf(desk), undone });
  return true;
}

/** Give the picked card away, or those that were chosen. */
export function discard(desk: Desk): boolean {
  const play = mine(desk);
  const hand = handOf(desk);
  const { several, chosen } = heldOf(desk);
  const cards = several ? chosen.flatMap((place) => hand[place] ?? []) : [pickedCard(desk) ?? ""].filter(Boolean);
  if (!play?.most || !cards.length || cards.length > play.most) return false;
  return act(desk, cards.length > 1 ? { do: "discard several", cards } : { do: "discard", card: cards[0] });
}

/** Give the chosen cards away to remove what lies in front of oneself. */
export function clear(desk: Desk, what: string): boolean {
  const hand = handOf(desk);
  const cards = heldOf(desk).chosen.flatMap((place) => hand[place] ?? []);
  return cards.length === mine(desk)?.price && act(desk, { do: "clear", what, cards });
}

/**
 * A click, or Enter, on a cell, or a card dropped there. Where a path card may not lie false leaves it to the inspector,
 * which says why; of action cards the kernel says why not.
 */
export function actOnCell(desk: Desk, cell: Cell): boolean {
  const aim = aimOf(desk);
  if (mayLay(desk, cell)) return act(desk, { do: "place", face: desk.face, cell });
  return !!aim?.cells && act(desk, { ...aim.do, cell });
}

/** Pick the card at a place of the hand, or choose it among several. */
export function pickPlace(desk: Desk, place: number): boolean {
  const seat = handSeat(desk);
  const name = handOf(desk)[place];
  if (seat === null || name === undefined) return false;
  const { several, chosen } = heldOf(desk);
  if (several) {
    hold(desk, { chosen: chosen.includes(place) ? chosen.filter((each) => each !== place) : [...chosen, place] });
    return true;
  }
  hold(desk, { refused: null });
  if (!isNow(desk)) desk.shared.go(desk.shared.scene.last);
  const card = desk.shared.scene.cards[name];
  if (card?.face) desk.pick(card.face, sourceOf(seat, place));
  else desk.pickAction(name, sourceOf(seat, place));
  return true;
}

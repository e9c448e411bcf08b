/** Every key of the widget in one table, and the table that the help shows. */

import type { Desk } from "./desk.ts";

/** Where the focus is: keys that a control needs for itself are left to it. */
export type Place = "grid" | "log" | "slider" | "field" | "button" | "elsewhere";

/** What a key does. False: there was nothing to do, and the key goes its own way. */
export type Deed = (desk: Desk) => unknown;

interface Key {
  /** `KeyboardEvent.key`, letters in lower case; a leading `+` is Shift, a leading `-` no Shift. */
  keys: readonly string[];
  deed: Deed;
  /** Only there. */
  places?: readonly Place[];
  /** Everywhere but there and in fields. */
  not?: readonly Place[];
}

const GRID: readonly Place[] = ["grid"];
const LOG: readonly Place[] = ["log"];
/** The slider steps with the arrows by itself. */
const STEPPED: readonly Place[] = ["grid", "slider"];
/** What has the focus is pressed with the space bar. */
const PRESSED: readonly Place[] = ["button", "log"];

const KEYS: readonly Key[] = [
  { keys: ["-ArrowRight"], not: STEPPED, deed: (desk) => desk.step(1) },
  { keys: ["-ArrowLeft"], not: STEPPED, deed: (desk) => desk.step(-1) },
  { keys: ["+ArrowRight"], deed: (desk) => desk.step(10) },
  { keys: ["+ArrowLeft"], deed: (desk) => desk.step(-10) },
  { keys: ["."], deed: (desk) => desk.step(1) },
  { keys: [","], deed: (desk) => desk.step(-1) },
  { keys: ["PageDown"], places: GRID, deed: (desk) => desk.step(1) },
  { keys: ["PageUp"], places: GRID, deed: (desk) => desk.step(-1) },
  { keys: ["Home"], deed: (desk) => desk.jump(0) },
  { keys: ["End"], deed: (desk) => desk.jump(Number.POSITIVE_INFINITY) },
  { keys: [" "], not: PRESSED, deed: (desk) => desk.play() },
  { keys: ["-ArrowUp"], places: GRID, deed: (desk) => desk.walk(0, -1) },
  { keys: ["-ArrowDown"], places: GRID, deed: (desk) => desk.walk(0, 1) },
  { keys: ["-ArrowLeft"], places: GRID, deed: (desk) => desk.walk(-1, 0) },
  { keys: ["-ArrowRight"], places: GRID, deed: (desk) => desk.walk(1, 0) },
  { keys: ["Enter"], places: GRID, deed: (desk) => desk.actOnCell() },
  { keys: ["ArrowUp"], places: LOG, deed: (desk) => desk.walkLog(-1) },
  { keys: ["ArrowDown"], places: LOG, deed: (desk) => desk.walkLog(1) },
  { keys: ["+", "="], deed: (desk) => desk.nearer(1) },
  { keys: ["-"], deed: (desk) => desk.nearer(-1) },
  { keys: ["0"], deed: (desk) => desk.fit() },
  { keys: ["r"], deed: (desk) => desk.turnCard() },
  { keys: ["c"], deed: (desk) => desk.toggle("showConnected") },
  { keys: ["e"], deed: (desk) => desk.toggle("showEnds") },
  { keys: ["?"], deed: (desk) => desk.toggle("help") },
  { keys: ["Escape"], deed: (desk) => desk.unselect() },
];

/** What to press, and what it does. */
export const HELP: readonly (readonly [press: string, does: string])[] = [
  ["← →", "a turn back, a turn on; with Shift, ten"],
  ["Home End", "first turn, last turn"],
  ["Space", "play, pause"],
  ["← ↑ → ↓", "on the mine: walk from cell to cell"],
  [", .", "a turn back, a turn on, while walking too"],
  ["Enter", "on the mine: pin, peek, or ask about the picked card"],
  ["R", "turn the picked card"],
  ["C E", "show connected, show open ends"],
  ["+ - 0", "nearer, farther, fit"],
  ["Esc", "put the card back, unpin"],
  ["?", "these keys"],
];

export type Press = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">;

/** What a key press asks for at a place; undefined when it is none of ours. */
export function deedOf(press: Press, place: Place): Deed | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  const name = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const shifted = (press.shiftKey ? "+" : "-") + name;
  return KEYS.find(
    ({ keys, places, not }) =>
      (keys.includes(name) || (name.length > 1 && keys.includes(shifted))) &&
      (places ? places.includes(place) : place !== "field" && !not?.includes(place)),
  )?.deed;
}

/** Every key of the widget in one table, and the table that the help shows. */

import type { Desk } from "./desk.ts";

/** Where the focus is: keys that a control needs for itself are left to it. */
export type Place = "grid" | "log" | "slider" | "field" | "button" | "elsewhere";

/** What a key does. False: there was nothing to do, and the key goes its own way. */
export type Deed = (desk: Desk) => unknown;

export type Key = readonly [
  /** `KeyboardEvent.key`, letters in lower case, arrows by their direction; a leading `+` is Shift, `-` no Shift. */
  key: string,
  deed: Deed,
  /** Only there; without it, everywhere but in fields. */
  place?: Place | undefined,
  /** Nor there. */
  not?: readonly Place[],
];

/** The slider steps with the arrows by itself. */
const STEPPED: readonly Place[] = ["grid", "slider"];
/** What has the focus is pressed with the space bar. */
const PRESSED: readonly Place[] = ["button", "log"];

const KEYS: readonly Key[] = [
  ["-Right", (desk) => desk.step(1), undefined, STEPPED],
  ["-Left", (desk) => desk.step(-1), undefined, STEPPED],
  ["+Right", (desk) => desk.step(10)],
  ["+Left", (desk) => desk.step(-10)],
  [".", (desk) => desk.step(1)],
  [",", (desk) => desk.step(-1)],
  ["PageDown", (desk) => desk.step(1), "grid"],
  ["PageUp", (desk) => desk.step(-1), "grid"],
  ["Home", (desk) => desk.jump(0)],
  ["End", (desk) => desk.jump(desk.shared.scene.last)],
  [" ", (desk) => desk.play(), undefined, PRESSED],
  ["-Up", (desk) => desk.roam(0, -1), "grid"],
  ["-Down", (desk) => desk.roam(0, 1), "grid"],
  ["-Left", (desk) => desk.roam(-1, 0), "grid"],
  ["-Right", (desk) => desk.roam(1, 0), "grid"],
  ["Enter", (desk) => desk.actOnCell(), "grid"],
  ["Up", (desk) => desk.walkLog(-1), "log"],
  ["Down", (desk) => desk.walkLog(1), "log"],
  ["+", (desk) => desk.nearer(1)],
  ["=", (desk) => desk.nearer(1)],
  ["-", (desk) => desk.nearer(-1)],
  ["0", (desk) => desk.fit()],
  ["r", (desk) => desk.turnCard()],
  ["c", (desk) => desk.toggle("showConnected")],
  ["e", (desk) => desk.toggle("showEnds")],
  ["?", (desk) => desk.toggle("help")],
  ["Escape", (desk) => desk.unselect()],
];

/** What to press, and what it does. */
export const HELP: readonly (readonly [press: string, does: string])[] = [
  ["← → , .", "a turn back, a turn on; with Shift, ten"],
  ["Home End", "first turn, last turn"],
  ["Space", "play, pause"],
  ["← ↑ → ↓", "on the mine: walk over it"],
  ["Enter", "on the mine: pin, peek, or ask"],
  ["R", "turn the picked card"],
  ["C E", "show connected, show open ends"],
  ["+ - 0", "nearer, farther, fit"],
  ["Esc", "put back, unpin"],
  ["?", "these keys"],
];

export type Press = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">;

/** What a key press asks for at a place; undefined when it is none of ours. */
export function deedOf(press: Press, place: Place, own: readonly Key[] = []): Deed | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  const name = press.key.length === 1 ? press.key.toLowerCase() : press.key.replace("Arrow", "");
  const shifted = (press.shiftKey ? "+" : "-") + name;
  return [...own, ...KEYS].find(
    ([key, , only, not]) =>
      (key === name || key === shifted) && (only ? only === place : place !== "field" && !not?.includes(place)),
  )?.[1];
}

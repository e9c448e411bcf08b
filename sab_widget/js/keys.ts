/** Every key of the widget in one table, which the help shows as well. */

/** Where the focus is: keys that a control needs for itself are left to it. */
export type Place = "grid" | "log" | "slider" | "field" | "button" | "elsewhere";

export type Deed =
  | { do: "step"; by: number }
  | { do: "first" | "last" | "play" | "fit" | "turn card" | "unselect" | "help" | "connected" | "ends" | "act" }
  | { do: "zoom"; by: 1 | -1 }
  | { do: "walk"; column: number; row: number }
  | { do: "log"; by: 1 | -1 };

interface Key {
  /** `KeyboardEvent.key`; letters in lower case. */
  keys: readonly string[];
  shift?: boolean;
  /** Only there; everywhere but in fields when left out. */
  places?: readonly Place[];
  not?: readonly Place[];
  deed: Deed;
}

/** A line of the help: what to press, and what it does. */
export interface Help {
  press: readonly string[];
  does: string;
}

const ARROWS_WALK: readonly Place[] = ["grid"];
/** The slider steps by itself with the arrows. */
const NOT_ARROWS: readonly Place[] = ["grid", "slider"];
/** A button that has the focus is pressed by the space bar. */
const NOT_SPACE: readonly Place[] = ["button", "log"];

const KEYS: readonly Key[] = [
  { keys: ["ArrowRight"], shift: false, not: NOT_ARROWS, deed: { do: "step", by: 1 } },
  { keys: ["ArrowLeft"], shift: false, not: NOT_ARROWS, deed: { do: "step", by: -1 } },
  { keys: ["ArrowRight", "ArrowUp"], shift: true, places: ["slider"], deed: { do: "step", by: 10 } },
  { keys: ["ArrowLeft", "ArrowDown"], shift: true, places: ["slider"], deed: { do: "step", by: -10 } },
  { keys: ["ArrowRight"], shift: true, deed: { do: "step", by: 10 } },
  { keys: ["ArrowLeft"], shift: true, deed: { do: "step", by: -10 } },
  { keys: ["."], deed: { do: "step", by: 1 } },
  { keys: [","], deed: { do: "step", by: -1 } },
  { keys: ["PageDown"], places: ["grid"], deed: { do: "step", by: 1 } },
  { keys: ["PageUp"], places: ["grid"], deed: { do: "step", by: -1 } },
  { keys: ["Home"], deed: { do: "first" } },
  { keys: ["End"], deed: { do: "last" } },
  { keys: [" "], not: NOT_SPACE, deed: { do: "play" } },
  { keys: ["ArrowUp"], places: ARROWS_WALK, shift: false, deed: { do: "walk", column: 0, row: -1 } },
  { keys: ["ArrowDown"], places: ARROWS_WALK, shift: false, deed: { do: "walk", column: 0, row: 1 } },
  { keys: ["ArrowLeft"], places: ARROWS_WALK, shift: false, deed: { do: "walk", column: -1, row: 0 } },
  { keys: ["ArrowRight"], places: ARROWS_WALK, shift: false, deed: { do: "walk", column: 1, row: 0 } },
  { keys: ["Enter"], places: ["grid"], deed: { do: "act" } },
  { keys: ["ArrowUp"], places: ["log"], deed: { do: "log", by: -1 } },
  { keys: ["ArrowDown"], places: ["log"], deed: { do: "log", by: 1 } },
  { keys: ["+", "="], deed: { do: "zoom", by: 1 } },
  { keys: ["-"], deed: { do: "zoom", by: -1 } },
  { keys: ["0"], deed: { do: "fit" } },
  { keys: ["r"], deed: { do: "turn card" } },
  { keys: ["c"], deed: { do: "connected" } },
  { keys: ["e"], deed: { do: "ends" } },
  { keys: ["Escape"], places: ["grid", "log", "slider", "field", "button", "elsewhere"], deed: { do: "unselect" } },
  { keys: ["?"], deed: { do: "help" } },
];

export const HELP: readonly Help[] = [
  { press: ["←", "→"], does: "a turn back, a turn on" },
  { press: ["Shift ←", "Shift →"], does: "ten turns back, ten turns on" },
  { press: ["Home", "End"], does: "first turn, last turn" },
  { press: ["Space"], does: "play, pause" },
  { press: [",", "."], does: "a turn back, a turn on, also while walking over the mine" },
  { press: ["← ↑ → ↓"], does: "in the mine: walk from cell to cell" },
  { press: ["Enter"], does: "in the mine: pin the tunnel, turn up the goal, ask about the picked card" },
  { press: ["R"], does: "turn the picked card" },
  { press: ["C", "E"], does: "show what is connected, show open ends" },
  { press: ["+", "-", "0"], does: "nearer, farther, all in sight" },
  { press: ["Esc"], does: "put the card back, unpin" },
  { press: ["?"], does: "show the keys, hide them" },
];

export interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** What a key press asks for at a place; null when it is none of ours and must go its own way. */
export function deedOf(press: Press, place: Place): Deed | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const name = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  for (const { keys, shift, places, not, deed } of KEYS) {
    if (!keys.includes(name)) continue;
    if (shift !== undefined && shift !== press.shiftKey) continue;
    if (places ? places.includes(place) : place !== "field" && !not?.includes(place)) return deed;
  }
  return null;
}

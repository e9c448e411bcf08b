/** Every key of the widget in one table, and the table that the help shows. */

import type { Desk } from "./desk.ts";
import type { Say } from "./say.ts";

/** Where the focus is: keys that a control needs for itself are left to it. */
export type Place = "grid" | "log" | "slider" | "field" | "button" | "elsewhere";

/** What a key does. False: there was nothing to do, and the key goes its own way. */
export type Deed = (desk: Desk) => unknown;

export type Key = readonly [
  /** `KeyboardEvent.key`, letters in lower case, arrows by their direction; a leading `+` is Shift, `-` no Shift, `^` Ctrl or ⌘. */
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
export const helpFor = (t: Say): (readonly [press: string, does: string])[] => [
  ["← → , .", t("core-help-step")],
  ["Home End", t("core-help-ends")],
  [t("core-key-space"), t("core-help-play")],
  ["← ↑ → ↓", t("core-help-walk")],
  ["Enter", t("core-help-act")],
  ["R", t("core-help-turn")],
  ["C E", t("core-help-show")],
  ["+ - 0", t("core-help-zoom")],
  ["Esc", t("core-help-escape")],
  ["?", t("core-help-keys")],
];

export type Press = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey"> & { code?: string };

/** The key as the tables name it. Where letters are not Latin, it is the one in that place that counts. */
function nameOf({ key, code = "" }: Press): string {
  const letter = key.length === 1 && key > "~" ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return key.length === 1 ? (letter ?? key).toLowerCase() : key.replace("Arrow", "");
}

/** What a key press asks for at a place; undefined when it is none of ours. */
export function deedOf(press: Press, place: Place, own: readonly Key[] = []): Deed | undefined {
  if (press.altKey) return undefined;
  const name = (press.ctrlKey || press.metaKey ? "^" : "") + nameOf(press);
  const shifted = (press.shiftKey ? "+" : "-") + name;
  return [...own, ...KEYS].find(
    ([key, , only, not]) =>
      (key === name || key === shifted) && (only ? only === place : place !== "field" && !not?.includes(place)),
  )?.[1];
}

/** Setting up a mine: any card anywhere, turned, moved, taken away; goals up and down; all of it undone and redone. */

import { keyOf, sameCell, step } from "../cells.ts";
import type { Desk } from "../desk.ts";
import type { Findings } from "../findings.ts";
import type { Key } from "../keys.ts";
import type { Part } from "../parts.ts";
import { capital, cellName } from "../words.ts";
import { followCards } from "./drag.ts";
import { Done, Edit, flip } from "./Edit.tsx";
import { GoalPalette } from "./Goals.tsx";
import { Over } from "./Over.tsx";
import {
  ask,
  beginMove,
  cancel,
  change,
  chosen,
  exploreOf,
  exploringOf,
  hearDone,
  isEmpty,
  lay,
  misfitWords,
  moveTo,
  removeChosen,
  thingAt,
  turnChosen,
} from "./state.ts";
import { Text } from "./Text.tsx";

/** Where the keyboard goes: the mine, or the cards. */
const goTo = (selector: string) => (desk: Desk) =>
  desk.root.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

const KEYS: readonly Key[] = [
  ["+^z", (desk) => ask(desk, "redo")],
  ["^z", (desk) => ask(desk, "undo")],
  ["^y", (desk) => ask(desk, "redo")],
  ["r", turnChosen],
  ["v", beginMove],
  ["u", (desk) => flip(desk, chosen(desk))],
  ["Delete", removeChosen],
  ["Backspace", removeChosen],
  ["g", (desk) => desk.roam(0, 0)],
  ["p", goTo(".fold .hand-card")],
  ["Escape", (desk) => cancel(desk) || desk.unselect()],
];

/** A goal that lies face down is no secret here. */
function aboutGoal(desk: Desk): Findings | undefined {
  const { t, face, target, moment } = desk;
  const goal = target && !face ? moment.goals.get(keyOf(target.cell)) : undefined;
  if (!goal || goal.up) return undefined;
  const cell = cellName(t, goal.cell);
  return {
    title: capital(t("explore-goal-at", { cell })),
    lines: [t("explore-goal-known", { kind: goal.kind ?? "unknown" }), t("explore-goal-hint")],
  };
}

export const explore: Part = {
  on: (desk) => desk.shared.live.mode === "explore" && !!exploreOf(desk),
  spots: { top: Edit, stage: Done, side: GoalPalette, bottom: Text },
  over: Over,
  keys: KEYS,
  help: ({ t }) => [
    ["P G", t("explore-help-go")],
    ["Enter", t("explore-help-lay")],
    ["R V Del", t("explore-help-card")],
    ["U", t("explore-help-goal")],
    ["Ctrl+Z Ctrl+Y", t("explore-help-undo")],
  ],
  pick(desk) {
    change(desk, { goal: null, moving: null });
    return false;
  },
  act(desk, { cell, tunnel }) {
    const { face, shared } = desk;
    const { goal, moving } = exploringOf(desk);
    if (moving) {
      if (sameCell(moving, cell)) cancel(desk);
      else moveTo(desk, moving, cell);
    } else if (goal) ask(desk, "goal", { cell, is: goal });
    else if (face && isEmpty(desk, cell)) return lay(desk, face, cell);
    else if (face) {
      desk.set({ picked: null });
      shared.write("selected", { cell, tunnel: tunnel ?? 0 });
    } else if (thingAt(desk, cell) === "goal") {
      shared.write("selected", sameCell(shared.selected?.cell, cell) ? null : { cell, tunnel: tunnel ?? 0 });
      desk.say(desk.findings);
    } else return false;
    return true;
  },
  grab(desk, { cell: from }, touch) {
    if (touch || desk.face || exploringOf(desk).goal || !thingAt(desk, from)) return undefined;
    return (to, done) => {
      if (!to || (done && sameCell(from, to.cell))) cancel(desk);
      else if (done) moveTo(desk, from, to.cell);
      else change(desk, { moving: from, over: to.cell });
    };
  },
  findings: aboutGoal,
  cell(desk, key) {
    const found = exploreOf(desk).misfits.filter(
      ([, cell, side]) => keyOf(cell) === key || keyOf(step(cell, side)) === key,
    );
    return found.map((misfit) => misfitWords(desk, misfit)).join(" ") || undefined;
  },
  open(desk, signal) {
    desk.shared.subscribe(() => hearDone(desk), signal);
    if (desk.shared.live.mode === "explore") followCards(desk, signal);
  },
};

/** Setting up a mine in one view: what is picked for it, what is asked of the kernel, and what is said when it is done. */

import { keyOf, sameCell, step } from "../cells.ts";
import type { Desk } from "../desk.ts";
import { reasonsAgainst } from "../inspect.ts";
import type { Cell } from "../types.ts";
import type { Explore, Step } from "../types_live.ts";
import { capital, cellName, faceName, spoken } from "../words.ts";

/** How long a kernel may take before the person is told that none answers (milliseconds). */
const PATIENCE = 5000;

export interface Exploring {
  /** The goal that was picked to be put somewhere. */
  goal: string | null;
  /** What is to be moved. */
  moving: Cell | null;
  /** Where it is dragged to. */
  over: Cell | null;
  /** The last step that is known, and whether one was asked for in this view. */
  nth: number;
  waits: boolean;
  /** The drawing as somebody has changed it; null while it is that of the mine. */
  draft: string | null;
  /** What was done last, and what the rules have against it. */
  told: string;
  note: string;
}

const explorings = new WeakMap<Desk, Exploring>();

export function exploringOf(desk: Desk): Exploring {
  let found = explorings.get(desk);
  if (!found) {
    found = {
      goal: null,
      moving: null,
      over: null,
      nth: exploreOf(desk).done.nth ?? 0,
      waits: false,
      draft: null,
      told: "",
      note: "",
    };
    explorings.set(desk, found);
  }
  return found;
}

/** What the kernel says of the mine. */
export const exploreOf = (desk: Desk): Explore => desk.shared.live.explore as Explore;

export function change(desk: Desk, by: Partial<Exploring>, said?: string): void {
  Object.assign(exploringOf(desk), by);
  desk.set(said ? { said } : {});
}

/** What lies at a cell that can be moved, turned or taken away. */
export function thingAt({ moment }: Desk, cell: Cell): "card" | "goal" | null {
  const key = keyOf(cell);
  if (moment.goals.has(key)) return "goal";
  return moment.faces.has(key) && key !== "0,0" ? "card" : null;
}

export const isEmpty = ({ moment }: Desk, cell: Cell): boolean =>
  !moment.goals.has(keyOf(cell)) && !moment.faces.has(keyOf(cell));

/** The cell that keys and buttons mean: where the keyboard is, else what is pinned. */
export function chosen(desk: Desk): Cell | null {
  const cell = desk.local.walked?.cell ?? (desk.face ? null : desk.shared.selected?.cell);
  return cell && thingAt(desk, cell) ? cell : null;
}

/** Ask the kernel for a step; what it answers is said. */
export function ask(desk: Desk, what: string, fields: object = {}): void {
  const { shared } = desk;
  const { heard } = exploreOf(desk);
  change(desk, { goal: null, moving: null, over: null, waits: true });
  shared.send({ kind: "edit", do: what, ...fields });
  // Some pages send what nobody hears, such as an exported notebook.
  setTimeout(() => {
    if (exploreOf(desk).heard === heard && !shared.problem) shared.complain(desk.t("core-no-answer"));
  }, PATIENCE);
}

/** Lay the picked card; where only what fits may lie, one that does not is refused at once. */
export function lay(desk: Desk, face: string, cell: Cell): boolean {
  const reasons = reasonsAgainst(desk.moment, face, cell) ?? [];
  if (reasons.length && exploreOf(desk).strict) return false;
  ask(desk, "lay", { face, cell });
  desk.set({ laid: cell });
  return true;
}

export function moveTo(desk: Desk, from: Cell, to: Cell): void {
  ask(desk, "move", { cell: from, to });
  const { selected } = desk.shared;
  if (sameCell(selected?.cell, from)) desk.shared.write("selected", { ...selected, cell: to });
}

export function removeChosen(desk: Desk): boolean {
  const cell = chosen(desk);
  if (!cell) return false;
  ask(desk, "remove", { cell });
  if (!desk.face) desk.shared.write("selected", null);
  leaveButtons(desk, cell);
  return true;
}

export function turnChosen(desk: Desk): boolean {
  const cell = chosen(desk);
  if (desk.face && !desk.local.walked) return desk.turnCard();
  if (!cell) return desk.turnCard();
  ask(desk, "turn", { cell });
  return true;
}

/** Begin to move what is chosen: the next click, or Enter, says where to. */
export function beginMove(desk: Desk): void {
  const cell = chosen(desk);
  if (!cell) return;
  change(desk, { moving: cell, goal: null }, desk.t("explore-move-how"));
  desk.set({ cell });
  desk.roam(0, 0);
}

export function pickGoal(desk: Desk, goal: string): void {
  const again = exploringOf(desk).goal === goal;
  if (!again) desk.shared.write("selected", null);
  change(desk, { goal: again ? null : goal, moving: null }, again ? "" : desk.t("explore-goal-how"));
}

/** Put back what was picked to be put somewhere. */
export function cancel(desk: Desk): boolean {
  const { goal, moving } = exploringOf(desk);
  if (!goal && !moving) return false;
  leaveButtons(desk, moving ?? desk.local.cell);
  change(desk, { goal: null, moving: null, over: null });
  return true;
}

/** A button that is about to go leaves the focus to the mine. */
export function leaveButtons(desk: Desk, cell: Cell): void {
  if (!desk.root.querySelector(".chosen :focus")) return;
  desk.set({ cell });
  desk.roam(0, 0);
}

/** The kernel may have done what was asked for in this view: say it. */
export function hearDone(desk: Desk): void {
  const explore = desk.shared.live.explore;
  if (!explore) return;
  const state = exploringOf(desk);
  const { nth = 0 } = explore.done;
  if (nth === state.nth) return;
  state.nth = nth;
  if (!state.waits) return;
  const { what, against = [] } = explore.done;
  const note = against.length ? [desk.t("explore-not-fit"), ...against].join(" ") : "";
  const told = doneWords(desk, explore.done);
  const draft = what === "read" ? null : state.draft;
  change(desk, { waits: false, draft, told, note }, spoken(desk.t, `${told} ${note}`.trim()));
}

function doneWords(desk: Desk, { what = "", cell, face, turned = [] }: Step): string {
  const { t, moment } = desk;
  const { name, tunnels, other } = moment.story.face(face ?? "");
  const card = face ? (name ?? faceName(t, tunnels)) : "";
  const place = cell ? cellName(t, cell) : "";
  const id = what === "turn" && other === face ? "explore-turned-alike" : `explore-done-${what}`;
  const parts = [capital(t(id, { card, cell: place }))];
  for (const goal of turned) {
    if (!sameCell(goal, cell)) parts.push(t("explore-turned-up", { cell: cellName(t, goal) }));
  }
  return parts.join(" ");
}

/** What could not have come about, in words. */
export const misfitWords = ({ t }: Desk, [code, cell, side]: Explore["misfits"][number]): string =>
  t(`explore-misfit-${code}`, {
    cell: cellName(t, cell),
    neighbour: cellName(t, step(cell, side)),
    side,
  });

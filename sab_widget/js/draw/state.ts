/** Drawing over the mine in one view: whether, in which colour, and the arrow that is being drawn. */

import { sameCell } from "../cells.ts";
import type { Desk } from "../desk.ts";
import { COLOURS, type Letter, toggled, turnKey, writeMark } from "../drawn.ts";
import type { Cell } from "../types.ts";
import { cellName, spoken } from "../words.ts";

export interface Drawing {
  on: boolean;
  letter: Letter;
  /** Where an arrow that is not finished begins. */
  from: Cell | null;
  /** Where it ends so far, while it is dragged. */
  to: Cell | null;
}

const drawings = new WeakMap<Desk, Drawing>();

export function drawingOf(desk: Desk): Drawing {
  let found = drawings.get(desk);
  if (!found) {
    found = { on: false, letter: "G", from: null, to: null };
    drawings.set(desk, found);
  }
  return found;
}

/** Draw these marks over the turn that is shown, in place of those there. */
const put = ({ shared }: Desk, marks: string[]): void =>
  shared.write("marks", { ...shared.traits.get("marks"), [turnKey(shared.scene, shared.turn)]: marks });

function change(desk: Desk, by: Partial<Drawing>, said?: string): void {
  Object.assign(drawingOf(desk), by);
  desk.set(said ? { said } : {});
}

export function toggleDrawing(desk: Desk): void {
  const on = !drawingOf(desk).on;
  change(desk, { on, from: null, to: null }, desk.t(on ? "explore-draw-on" : "explore-draw-off"));
}

export function choose(desk: Desk, letter: Letter): void {
  change(desk, { letter }, desk.t("explore-colour", { colour: COLOURS[letter] }));
}

/** An arrow that is dragged. */
export const stretch = (desk: Desk, from: Cell, to: Cell): void => change(desk, { from, to });

export const letGo = (desk: Desk): void => change(desk, { from: null, to: null });

/** Highlight a cell, or draw an arrow; the same once more takes it away. */
export function mark(desk: Desk, from: Cell, to?: Cell): void {
  const { t, shared } = desk;
  const word = writeMark(drawingOf(desk).letter, from, to);
  const marks = toggled(shared.drawn, word);
  put(desk, marks);
  const values = { cell: cellName(t, from), to: cellName(t, to ?? from), colour: COLOURS[drawingOf(desk).letter] };
  const id = `explore-${to ? "arrow" : "mark"}-${marks.includes(word) ? "drawn" : "gone"}`;
  change(desk, { from: null, to: null }, spoken(t, t(id, values)));
}

/** Begin an arrow at the cell of the keyboard, or end it there. */
export function arrow(desk: Desk): void {
  const { from } = drawingOf(desk);
  const { cell } = desk.local;
  if (from && !sameCell(from, cell)) mark(desk, from, cell);
  else if (from) letGo(desk);
  else change(desk, { from: cell }, spoken(desk.t, desk.t("explore-arrow-begins", { cell: cellName(desk.t, cell) })));
}

export function eraseAll(desk: Desk): void {
  put(desk, []);
  change(desk, { from: null, to: null }, desk.t("explore-erased"));
}

/** Stop an arrow, else stop drawing. */
export function stop(desk: Desk): void {
  if (drawingOf(desk).from) letGo(desk);
  else toggleDrawing(desk);
}

/** Comparing an answer with what is right. Knows sets and numbers; why something is right, Python has written down. */

import { keyOf } from "../cells.ts";
import type { AskField, AskFilled, AskQuestion } from "../types_live.ts";

/** An answer while it is filled in. */
export interface Sheet {
  /** Marked cells, by their keys. */
  readonly cells: ReadonlySet<string>;
  /** For each field the numbers of what was chosen, or a number, or null for nothing. */
  readonly fields: readonly (ReadonlySet<number> | number | null)[];
}

export type Grade = "right" | "wrong" | "missed";

/** What came of an answer: only what was given, or should have been, stands in it. */
export interface Grades {
  readonly correct: boolean;
  readonly cells: ReadonlyMap<string, Grade>;
  readonly fields: readonly ReadonlyMap<number, Grade>[];
}

export const emptySheet = ({ fields }: AskQuestion): Sheet => ({
  cells: new Set(),
  fields: fields.map(({ choices }) => (choices ? new Set<number>() : null)),
});

/** Whether nothing has been marked, chosen or typed in. */
export const isEmpty = ({ cells, fields }: Sheet): boolean =>
  !cells.size && fields.every((value) => (value instanceof Set ? !value.size : value === null));

/** Whether to answer nothing can be meant: not where one thing has to be chosen, or a number to be given. */
export const canBeEmpty = ({ fields }: AskQuestion): boolean => fields.every(({ choices, many }) => choices && many);

export const sheetOf = ({ cells, fields }: AskFilled): Sheet => ({
  cells: new Set(cells.map(keyOf)),
  fields: fields.map((value) => (Array.isArray(value) ? new Set(value) : value)),
});

/** The answer, filled in; of several right sets of cells the one that differs least from what was marked. */
export function solutionOf(question: AskQuestion, near: ReadonlySet<string> = new Set()): Sheet {
  return {
    cells: nearest(
      (question.marking?.sets ?? []).map((cells) => new Set(cells.map(keyOf))),
      near,
    ),
    fields: question.fields.map(rightOf),
  };
}

function rightOf({ choices, right }: AskField): ReadonlySet<number> | number | null {
  if (!choices) return right ?? null;
  return new Set(choices.flatMap((choice, i) => (choice.right ? i : [])));
}

function nearest(sets: ReadonlySet<string>[], cells: ReadonlySet<string>): ReadonlySet<string> {
  const differing = (set: ReadonlySet<string>) =>
    [...set].filter((cell) => !cells.has(cell)).length + [...cells].filter((cell) => !set.has(cell)).length;
  return sets.reduce((best, set) => (differing(set) < differing(best) ? set : best), sets[0] ?? new Set());
}

function compare<T>(given: ReadonlySet<T>, right: ReadonlySet<T>): Map<T, Grade> {
  const found = new Map<T, Grade>();
  for (const each of given) found.set(each, right.has(each) ? "right" : "wrong");
  for (const each of right) if (!given.has(each)) found.set(each, "missed");
  return found;
}

/** A field as a set: that of a number holds the number. */
const setOf = (value: ReadonlySet<number> | number | null): ReadonlySet<number> =>
  typeof value === "number" ? new Set([value]) : (value ?? new Set());

export function gradesOf(question: AskQuestion, given: Sheet): Grades {
  const right = solutionOf(question, given.cells);
  const cells = compare(given.cells, right.cells);
  const fields = right.fields.map((value, i) => compare(setOf(given.fields[i] ?? null), setOf(value)));
  const all = [cells, ...fields].flatMap((grades): Grade[] => [...grades.values()]);
  return { correct: all.every((grade) => grade === "right"), cells, fields };
}

/** What came of a field of which one thing is right: it is missed when nothing was given. */
export function gradeOf(grades: ReadonlyMap<number, Grade>): Grade {
  const all = [...grades.values()];
  return all.includes("wrong") ? "wrong" : all.includes("missed") ? "missed" : "right";
}

/** How many parts of an answer have come out like this. */
export function countOf({ fields }: AskQuestion, { cells, fields: found }: Grades, grade: Grade): number {
  const of = (grades: ReadonlyMap<unknown, Grade>) => [...grades.values()].filter((each) => each === grade).length;
  return found.reduce(
    (sum, grades, i) => sum + (fields[i]?.many ? of(grades) : +(gradeOf(grades) === grade)),
    of(cells),
  );
}

/** Why a cell is right or wrong, in words. */
export const whyCell = ({ marking }: AskQuestion, cell: string): string =>
  (marking?.why[cell] ?? []).map((i) => marking?.sentences[i] ?? "").join(" ");

/** One question in one view: what has been filled in so far, and what came of it. */

import { cellOf, keyOf } from "../cells.ts";
import type { Desk } from "../desk.ts";
import type { Cell } from "../types.ts";
import type { AskState } from "../types_live.ts";
import { cellName, spoken } from "../words.ts";
import { canBeEmpty, countOf, emptySheet, type Grades, gradesOf, isEmpty, type Sheet, sheetOf } from "./grade.ts";

/** She has answered nothing; nothing, which may be what she means; or marks a cell after she has answered. */
export type Hitch = "ask-empty" | "ask-empty-sure" | "ask-given";

export interface Asked {
  /** The answer while it is filled in. */
  draft: Sheet;
  /** How many answers had been given when this one was begun. */
  since: number;
  /** An answer that was given, until the kernel has counted it. */
  pending: Sheet | null;
  /** Whether the answer is shown. */
  opened: boolean;
  /** Whether the help is shown. */
  aided: boolean;
  /** What the person has to be told of what she has just tried: an id. */
  hitch: Hitch | null;
}

/** For each view what became of the questions of its sheet. */
const states = new WeakMap<Desk, Map<number, Asked>>();

/** The question that is asked; there is none in other modes. */
export function askOf(desk: Desk): AskState {
  const { ask } = desk.shared.live;
  if (!ask) throw new Error("nothing is asked here");
  return ask;
}

export function askedOf(desk: Desk): Asked {
  const ask = askOf(desk);
  const all = states.get(desk) ?? new Map<number, Asked>();
  states.set(desk, all);
  let found = all.get(ask.at);
  if (!found) {
    found = {
      draft: emptySheet(ask.question),
      since: 0,
      pending: null,
      opened: ask.opened,
      aided: false,
      hitch: null,
    };
    all.set(ask.at, found);
  }
  found.since = Math.min(found.since, ask.attempts);
  if (ask.attempts > found.since) found.pending = null;
  return found;
}

/** The answer that was given; null while one is filled in. */
export function givenOf(desk: Desk): Sheet | null {
  const ask = askOf(desk);
  const { pending, since } = askedOf(desk);
  return pending ?? (ask.attempts > since && ask.given ? sheetOf(ask.given) : null);
}

/** Whether the answer can still be changed. */
export const isOpen = (desk: Desk): boolean => !givenOf(desk);

/** What is filled in now. */
export const filledOf = (desk: Desk): Sheet => givenOf(desk) ?? askedOf(desk).draft;

/** What came of the answer; null while it is filled in. */
export function gradesNow(desk: Desk): Grades | null {
  const given = givenOf(desk);
  return given && gradesOf(askOf(desk).question, given);
}

export const attemptsOf = (desk: Desk): number => askOf(desk).attempts + (askedOf(desk).pending ? 1 : 0);

function change(desk: Desk, by: Partial<Asked>, said?: string): void {
  Object.assign(askedOf(desk), { hitch: null }, by);
  desk.set({ stamp: desk.local.stamp + 1, ...(said ? { said } : {}) });
}

/** The button that was pressed may be gone: the focus goes to the one that leads on. */
function keepFocus(desk: Desk): void {
  queueMicrotask(() => {
    if (!desk.root.querySelector(".question :focus")) desk.root.querySelector<HTMLElement>(".ask-on")?.focus();
    // What is told of the answer may stand farther down.
    desk.root.querySelector(isOpen(desk) ? ".ask-aid" : ".ask-cells, .ask-why")?.scrollIntoView({ block: "nearest" });
  });
}

/** Tell the person why what she has tried was not done. */
function hold(desk: Desk, hitch: Hitch): void {
  change(desk, { hitch }, desk.t(hitch));
}

/** Mark a cell, or unmark it; false when it cannot be marked. */
export function toggleCell(desk: Desk, cell: Cell): boolean {
  const key = keyOf(cell);
  if (!askOf(desk).question.marking?.why[key]) return false;
  if (!isOpen(desk)) {
    if (!gradesNow(desk)?.correct) hold(desk, "ask-given");
    return false;
  }
  const { draft } = askedOf(desk);
  const cells = new Set(draft.cells);
  const gone = cells.delete(key);
  if (!gone) cells.add(key);
  const values = { cell: cellName(desk.t, cell), count: cells.size };
  const said = spoken(desk.t, desk.t(gone ? "ask-unmarked-now" : "ask-marked-now", values));
  change(desk, { draft: { ...draft, cells } }, said);
  return true;
}

export function clearCells(desk: Desk): void {
  const { draft } = askedOf(desk);
  change(desk, { draft: { ...draft, cells: new Set() } }, desk.t("ask-marked", { count: 0 }));
  keepFocus(desk);
}

/** Choose an option, or take it back. */
export function chooseIn(desk: Desk, field: number, choice: number, chosen: boolean): void {
  const many = askOf(desk).question.fields[field]?.many;
  const old = askedOf(desk).draft.fields[field];
  const now = new Set(many && old instanceof Set ? old : []);
  if (chosen) now.add(choice);
  else now.delete(choice);
  fill(desk, field, now);
}

/** Fill in a field. */
export function fill(desk: Desk, field: number, value: Sheet["fields"][number]): void {
  const { draft } = askedOf(desk);
  change(desk, { draft: { ...draft, fields: draft.fields.map((old, i) => (i === field ? value : old)) } });
}

/** What came of the answer, in a sentence or two. */
export function resultWords(desk: Desk): string {
  const { question } = askOf(desk);
  const grades = gradesNow(desk);
  if (!grades) return "";
  if (grades.correct) return desk.t("ask-right");
  const wrong = countOf(question, grades, "wrong");
  const missed = countOf(question, grades, "missed");
  const counted = [
    wrong ? desk.t("ask-count-wrong", { count: wrong }) : "",
    missed ? desk.t("ask-count-missing", { count: missed }) : "",
  ];
  return [desk.t("ask-wrong"), ...counted.filter(Boolean)].join(" ");
}

/** Give the answer. */
export function check(desk: Desk): void {
  if (!isOpen(desk)) return;
  const { at, question } = askOf(desk);
  const { draft, hitch } = askedOf(desk);
  // To say nothing can be an answer; to have forgotten it is none.
  if (isEmpty(draft) && hitch !== "ask-empty-sure") {
    hold(desk, canBeEmpty(question) ? "ask-empty-sure" : "ask-empty");
    return;
  }
  change(desk, { pending: draft, opened: false });
  desk.set({ said: resultWords(desk) });
  keepFocus(desk);
  desk.shared.send({
    kind: "answer",
    at,
    cells: [...draft.cells].map(cellOf),
    fields: draft.fields.map((value) => (value instanceof Set ? [...value] : value)),
    // A kernel finds this out by itself.
    correct: gradesOf(question, draft).correct,
  });
}

/** Go on with what was filled in; when the answer had been shown, with nothing. */
export function again(desk: Desk): void {
  const { question } = askOf(desk);
  const draft = askedOf(desk).opened ? emptySheet(question) : filledOf(desk);
  change(desk, { draft, pending: null, since: attemptsOf(desk), opened: false }, desk.t("ask-emptied"));
  keepFocus(desk);
}

/** Show what would have been right. */
export function open(desk: Desk): void {
  change(desk, { opened: true }, desk.t("ask-opened"));
  keepFocus(desk);
  desk.shared.send({ kind: "reveal answer", at: askOf(desk).at });
}

export function aid(desk: Desk): void {
  change(desk, { aided: true }, askOf(desk).question.aid);
  keepFocus(desk);
}

/** Go to another question of the sheet. */
export function turnTo(desk: Desk, at: number): void {
  desk.shared.send({ kind: "open question", at });
}

/** How a question of the sheet stands. */
export function standing(desk: Desk, at: number): boolean | null {
  const here = askOf(desk).at === at ? gradesNow(desk) : null;
  return here?.correct ?? desk.shared.live.sheet?.items[at]?.correct ?? null;
}

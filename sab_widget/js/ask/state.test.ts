import assert from "node:assert/strict";
import { test } from "node:test";
import { Desk } from "../desk.ts";
import { fakeModel, fakePage } from "../fakes.ts";
import { Shared } from "../shared.ts";
import type { AskQuestion, AskState, Live } from "../types_live.ts";
import { watchViewers } from "../viewer.ts";
import { ask } from "./part.tsx";
import {
  again,
  askedOf,
  attemptsOf,
  check,
  chooseIn,
  filledOf,
  gradesNow,
  isOpen,
  open,
  standing,
  toggleCell,
} from "./state.ts";

fakePage();

const question: AskQuestion = {
  title: "Where?",
  intro: "",
  text: "Mark the first card.",
  points: 2,
  lesson: [],
  marking: { sets: [[[1, 0]]], why: { "1,0": [0], "2,0": [1] }, sentences: ["There it is.", "That is another one."] },
  fields: [{ label: "Sure?", many: false, choices: [{ text: "yes", right: true, why: "" }] }],
};

const state = (change: Partial<AskState> = {}): Live => ({
  mode: "ask",
  ask: { question, at: 0, attempts: 0, given: null, correct: null, opened: false, ...change },
  sheet: { title: "Two", items: [0, 1].map(() => ({ title: "Where?", points: 2, correct: null })) },
});

function opened(alive = true) {
  const { signal } = new AbortController();
  const messages: Record<string, unknown>[] = [];
  const model = Object.assign(fakeModel({ live: state() }), {
    send(message: Record<string, unknown>) {
      if (!alive) throw new Error("Cannot send");
      messages.push(message);
    },
  });
  const shared = new Shared(model, signal);
  const root = { querySelector: () => null } as unknown as HTMLElement;
  return { desk: new Desk(shared, watchViewers(shared, signal), root, () => {}), model, messages };
}

test("cells are marked and unmarked, and only those that are offered", () => {
  const { desk } = opened();
  assert.ok(toggleCell(desk, [1, 0]));
  assert.ok(toggleCell(desk, [2, 0]));
  assert.ok(!toggleCell(desk, [3, 0]));
  assert.ok(toggleCell(desk, [2, 0]));
  assert.deepEqual([...filledOf(desk).cells], ["1,0"]);
});

test("an answer is sent with the number of its question, and graded at once", () => {
  const { desk, messages } = opened();
  toggleCell(desk, [2, 0]);
  chooseIn(desk, 0, 0, true);
  check(desk);
  assert.deepEqual(messages, [{ kind: "answer", at: 0, cells: [[2, 0]], fields: [[0]], correct: false }]);
  assert.deepEqual(Object.fromEntries(gradesNow(desk)?.cells ?? []), { "2,0": "wrong", "1,0": "missed" });
  assert.ok(!isOpen(desk));
  assert.equal(attemptsOf(desk), 1);
  assert.equal(standing(desk, 0), false);
  assert.ok(!toggleCell(desk, [1, 0]), "what has been answered stays");
  check(desk);
  assert.equal(messages.length, 1);
});

test("without a kernel it is graded all the same", () => {
  const { desk } = opened(false);
  toggleCell(desk, [1, 0]);
  chooseIn(desk, 0, 0, true);
  check(desk);
  assert.ok(gradesNow(desk)?.correct);
});

test("one tries again with what was filled in, or with nothing when the answer was shown", () => {
  const { desk, model, messages } = opened();
  toggleCell(desk, [2, 0]);
  check(desk);
  model.put("live", state({ attempts: 1, given: { cells: [[2, 0]], fields: [[]] }, correct: false }));
  assert.equal(attemptsOf(desk), 1, "the kernel has counted it, and it counts once");
  again(desk);
  assert.ok(isOpen(desk));
  assert.deepEqual([...filledOf(desk).cells], ["2,0"]);
  check(desk);
  open(desk);
  assert.deepEqual(messages.at(-1), { kind: "reveal answer", at: 0 });
  model.put("live", state({ attempts: 2, given: { cells: [[2, 0]], fields: [[]] }, correct: false, opened: true }));
  assert.ok(askedOf(desk).opened);
  again(desk);
  assert.equal(filledOf(desk).cells.size, 0);
  assert.ok(isOpen(desk));
});

test("an answer that was given elsewhere is shown, and one that was forgotten is gone", () => {
  const { desk, model } = opened();
  toggleCell(desk, [2, 0]);
  model.put("live", state({ attempts: 3, given: { cells: [[1, 0]], fields: [[0]] }, correct: true }));
  assert.ok(gradesNow(desk)?.correct);
  model.put("live", state());
  assert.ok(isOpen(desk));
  assert.deepEqual([...filledOf(desk).cells], ["2,0"], "what had been begun is still there");
});

test("each question of a sheet keeps what was begun", () => {
  const { desk, model } = opened();
  toggleCell(desk, [2, 0]);
  model.put("live", state({ at: 1 }));
  assert.equal(filledOf(desk).cells.size, 0);
  model.put("live", state());
  assert.equal(filledOf(desk).cells.size, 1);
});

test("while it is answered nothing is told that would answer it", () => {
  const { desk } = opened();
  assert.ok(ask.on(desk));
  assert.ok(ask.hush?.(desk));
  assert.ok(ask.pick?.(desk, "EW", "hand 0 0"));
  assert.ok(ask.act?.(desk, { cell: [3, 0], tunnel: null }));
  assert.equal(ask.cell?.(desk, "2,0"), undefined);
  toggleCell(desk, [2, 0]);
  assert.equal(ask.cell?.(desk, "2,0"), "ask-cell-marked");
  check(desk);
  assert.ok(!ask.hush?.(desk));
  assert.equal(ask.cell?.(desk, "2,0"), "ask-cell-wrong: That is another one.");
  assert.equal(ask.cell?.(desk, "1,0"), undefined, "what is missing is not given away");
  open(desk);
  assert.equal(ask.cell?.(desk, "1,0"), "ask-cell-missed: There it is.");
});

test("nothing answered is no attempt", () => {
  const { desk, messages } = opened();
  check(desk);
  assert.equal(askedOf(desk).hitch, "ask-empty");
  check(desk);
  assert.deepEqual(messages, [], "where one thing has to be chosen, nothing is never meant");
  assert.equal(attemptsOf(desk), 0);
  toggleCell(desk, [1, 0]);
  assert.equal(askedOf(desk).hitch, null);
});

test("where no cell at all may be meant, checking twice says so", () => {
  const { desk, model, messages } = opened();
  model.put("live", state({ question: { ...question, fields: [] } }));
  check(desk);
  assert.equal(askedOf(desk).hitch, "ask-empty-sure");
  toggleCell(desk, [1, 0]);
  toggleCell(desk, [1, 0]);
  check(desk);
  assert.deepEqual(messages, [], "what was done in between begins anew");
  check(desk);
  assert.deepEqual(messages, [{ kind: "answer", at: 0, cells: [], fields: [], correct: false }]);
});

test("who marks a cell after a wrong answer is told how to go on", () => {
  const { desk } = opened();
  toggleCell(desk, [2, 0]);
  check(desk);
  assert.ok(!toggleCell(desk, [1, 0]));
  assert.equal(askedOf(desk).hitch, "ask-given");
  again(desk);
  assert.equal(askedOf(desk).hitch, null);
});

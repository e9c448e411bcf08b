import assert from "node:assert/strict";
import { test } from "node:test";
import { smallScene } from "./fakes.ts";
import { Paper } from "./paper.ts";
import type { AskQuestion, Live } from "./types_live.ts";

const question = { text: "?", fields: [], marking: null } as unknown as AskQuestion;

const live = (at: number): Live => ({
  mode: "ask",
  ask: { question, at, attempts: 0, given: null, correct: null, opened: false },
  sheet: { title: "Two", items: [0, 1].map((number) => ({ title: `${number}`, points: 1, correct: null })) },
});

const scenes = [smallScene({ title: "first" }), smallScene({ title: "second" })];
const opened = () => new Paper(scenes, [live(0), live(1)]);
const answer = { kind: "answer", cells: [[1, 0] as const], fields: [[0], null] };

test("an answer is counted and kept, and the sheet says how it came out", () => {
  const paper = opened();
  const { live: now, scene } = paper.receive({ ...answer, at: 0, correct: false });
  assert.equal(scene, undefined);
  assert.equal(now?.ask?.attempts, 1);
  assert.deepEqual(now?.ask?.given, { cells: [[1, 0]], fields: [[0], null] });
  assert.deepEqual(
    now?.sheet?.items.map(({ correct }) => correct),
    [false, null],
  );
  assert.equal(paper.receive({ ...answer, at: 0, correct: true }).live?.ask?.attempts, 2);
});

test("it turns over, and back to what was answered", () => {
  const paper = opened();
  paper.receive({ ...answer, at: 0, correct: true });
  const { live: second, scene } = paper.receive({ kind: "open question", at: 1 });
  assert.equal(scene?.title, "second");
  assert.equal(second?.ask?.at, 1);
  assert.deepEqual(
    second?.sheet?.items.map(({ correct }) => correct),
    [true, null],
  );
  assert.deepEqual(paper.receive({ ...answer, at: 0, correct: true }), {}, "that one is not open");
  assert.equal(paper.receive({ kind: "open question", at: 0 }).live?.ask?.attempts, 1);
});

test("what it does not know changes nothing", () => {
  const paper = opened();
  for (const message of [
    { kind: "open question", at: 7 },
    { kind: "reveal answer", at: 0 },
    { kind: "play", at: 0 },
  ]) {
    assert.deepEqual(paper.receive(message), {});
  }
});

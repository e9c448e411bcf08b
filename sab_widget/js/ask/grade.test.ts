import assert from "node:assert/strict";
import { test } from "node:test";
import type { AskQuestion } from "../types_live.ts";
import { countOf, emptySheet, gradeOf, gradesOf, sheetOf, solutionOf, whyCell } from "./grade.ts";

const choice = (text: string, right: boolean) => ({ text, right, why: `${text}: ${right}` });

const question: AskQuestion = {
  title: "A question",
  intro: "",
  text: "What is right?",
  points: 1,
  lesson: ["A lesson."],
  marking: {
    sets: [
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
    ],
    why: { "0,0": [0], "1,0": [0, 1], "0,1": [1], "5,5": [1] },
    sentences: ["It is.", "It is not."],
  },
  fields: [
    { label: "One", many: false, choices: [choice("a", false), choice("b", true)] },
    { label: "Many", many: true, choices: [choice("c", true), choice("d", false), choice("e", true)] },
    { label: "How many?", right: 3, most: 20, why: "Because." },
  ],
};

test("the solution is right, and nothing else", () => {
  const solution = solutionOf(question);
  assert.deepEqual([...solution.cells], ["0,0", "1,0"]);
  assert.deepEqual(solution.fields, [new Set([1]), new Set([0, 2]), 3]);
  assert.ok(gradesOf(question, solution).correct);
  assert.ok(!gradesOf(question, emptySheet(question)).correct);
  for (const fields of [
    [[0], [0, 2], 3],
    [[1], [0], 3],
    [[1], [0, 1, 2], 3],
    [[1], [0, 2], 2],
    [[1], [0, 2], null],
  ]) {
    const given = sheetOf({ cells: [...[[0, 0] as const, [1, 0] as const]], fields });
    assert.ok(!gradesOf(question, given).correct, JSON.stringify(fields));
  }
});

test("of several right sets of cells the nearest one counts", () => {
  const second = sheetOf({
    cells: [
      [1, 1],
      [0, 0],
      [0, 1],
    ],
    fields: [[1], [0, 2], 3],
  });
  assert.ok(gradesOf(question, second).correct);
  const near = gradesOf(question, { ...second, cells: new Set(["0,0", "0,1", "5,5"]) });
  assert.deepEqual(Object.fromEntries(near.cells), { "0,0": "right", "0,1": "right", "5,5": "wrong", "1,1": "missed" });
});

test("wrong and missed parts are counted; of one thing only once", () => {
  const given = { cells: new Set(["0,0", "5,5"]), fields: [new Set([0]), new Set([1]), null] };
  const grades = gradesOf(question, given);
  assert.equal(countOf(question, grades, "wrong"), 1 + 1 + 1);
  assert.equal(countOf(question, grades, "missed"), 1 + 0 + 2 + 1);
  assert.equal(countOf(question, grades, "right"), 1);
  assert.deepEqual(grades.fields.map(gradeOf), ["wrong", "wrong", "missed"]);
  const nothing = gradesOf(question, emptySheet(question));
  assert.equal(countOf(question, nothing, "wrong"), 0);
  assert.equal(countOf(question, nothing, "missed"), 2 + 1 + 2 + 1);
});

test("why a cell is right or wrong is read out of the table", () => {
  assert.equal(whyCell(question, "1,0"), "It is. It is not.");
  assert.equal(whyCell(question, "9,9"), "");
});

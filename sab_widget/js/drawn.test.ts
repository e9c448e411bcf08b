import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnOn, readMark, toggled, turnKey, writeMark } from "./drawn.ts";
import { fakePage, smallScene } from "./fakes.ts";
import { makeSay } from "./say.ts";

fakePage();

test("a mark is read back from its word", () => {
  for (const word of ["G3,-1", "R0,0>3,-1", "B-12,7>-1,0"]) {
    const { from, to } = readMark(word);
    assert.equal(writeMark(word[0] as "G", from, to), word);
  }
  assert.deepEqual(readMark("Y2,0"), { colour: "yellow", from: [2, 0], to: null });
});

test("the same mark takes itself away, another colour takes its place", () => {
  assert.deepEqual(toggled([], "G1,0"), ["G1,0"]);
  assert.deepEqual(toggled(["G1,0"], "G1,0"), []);
  assert.deepEqual(toggled(["G1,0", "G1,0>2,0"], "R1,0"), ["G1,0>2,0", "R1,0"]);
});

test("until it leaves its line, a branch has the turns of that line", () => {
  const scene = { ...smallScene(), branch: [0, 1], leaves: [12, 20] };
  assert.equal(turnKey(scene, 12), "12");
  assert.equal(turnKey(scene, 13), "0/13");
  assert.equal(turnKey(scene, 20), "0/20");
  assert.equal(turnKey(scene, 21), "0.1/21");
  assert.equal(turnKey(smallScene(), 3), "3");
});

test("what is drawn on a cell is said there, an arrow at both its ends", () => {
  const t = makeSay({ language: "en", direction: "ltr", messages: [] });
  const marks = ["G1,0", "R1,0>2,0"];
  assert.deepEqual(drawnOn(t, marks, "1,0"), ["explore-marked", "explore-arrow-to"]);
  assert.deepEqual(drawnOn(t, marks, "2,0"), ["explore-arrow-from"]);
  assert.deepEqual(drawnOn(t, marks, "3,0"), []);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { scene, story } from "./fixture.test.ts";
import * as words from "./words.ts";

const made = story();

test("tunnels and stubs in words", () => {
  assert.equal(words.faceName(["NS", "E"]), "tunnel north–south and a stub east");
  assert.equal(words.faceName(["N", "E", "S"]), "stub north, a stub east and a stub south");
  assert.equal(words.tunnelName("EL"), "tunnel east with a ladder to the surface");
});

test("what lies at a cell", () => {
  assert.equal(words.cellContents(made.at(1), "1,0", false), "tunnel east–west, connected");
  assert.equal(words.cellContents(made.at(0), "1,0", false), "empty");
  assert.equal(
    words.cellContents(made.at(2), "2,0", false),
    "tunnel north–south not connected and a stub west connected, turned",
  );
  assert.equal(words.cellContents(made.at(3), "2,1", false), "tunnel north–east, not connected");
  assert.equal(words.cellContents(made.at(3), "3,1", false), "goal, stone, tunnel south–west, turned, not connected");
});

test("a goal that is face down gives away only what the viewer may see", () => {
  assert.equal(words.cellContents(made.at(0), "3,0", false), "goal, face down");
  assert.equal(words.cellContents(made.at(0), "3,0", true), "goal, face down, peeked at: stone");
  const seat = { ...scene(), viewer: 1 };
  assert.equal(words.cellContents(story(seat).at(0), "3,0", false), "goal, face down, known: stone");
  seat.tracks["goal 3,0"] = [[0, { up: false, kind: null, face: null, looked: false }]];
  assert.equal(words.cellContents(story(seat).at(0), "3,0", false), "goal, face down");
});

test("a turn, with its comment", () => {
  assert.equal(words.turnWords(made.at(1)), "Turn 1 of 3: Ada lays EW at 1, 0. Good.");
  assert.equal(words.turnWords(made.at(0)), "Turn 0 of 3: The cards are dealt.");
});

test("a seat in one line", () => {
  const [ada, boris] = made.at(2).seats;
  assert.ok(ada && boris);
  assert.equal(words.seatName(ada, true), "Ada, to play next, Digger, no broken tools, 2 cards");
  assert.equal(words.seatName(boris, false), "Boris, Role unknown, broken: lantern, 3 cards");
});

test("every kind of break has its words, and so has one that nobody knows", () => {
  for (const kind of ["stub", "gap", "wall", "goal", "closed", "other"]) {
    const side = kind === "stub" || kind === "closed" ? null : "E";
    assert.match(words.brokenWords({ kind, cell: [2, -1], side }), /^The way breaks .*column 2, row .1.*\.$/);
  }
});

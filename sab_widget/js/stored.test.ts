import assert from "node:assert/strict";
import { test } from "node:test";
import { smallScene } from "./fakes.ts";
import { type Stored, unpacked } from "./stored.ts";

const { tracks, turns, ...fields } = smallScene();
const whole: Stored = { of: null, fields, tracks, turns: { ...turns } };

test("a whole scene is what it was", () => {
  assert.deepEqual(unpacked([whole]), [smallScene()]);
});

test("another has what differs, and shares the rest", () => {
  const other: Stored = {
    of: 0,
    fields: { viewer: 1 },
    tracks: { "hand 0": [[0, { count: 2, cards: null }]], "role 0": null },
    turns: { 2: { text: "Bo lays a card.", kind: "place" } },
  };
  const [first, second] = unpacked([whole, other]);
  assert.equal(second?.viewer, 1);
  assert.equal(second?.title, "A small mine");
  assert.deepEqual(second?.tracks["hand 0"], [[0, { count: 2, cards: null }]]);
  assert.ok(!("role 0" in (second?.tracks ?? {})));
  assert.equal(second?.tracks["card 0,0"], first?.tracks["card 0,0"]);
  assert.equal(second?.turns[2]?.text, "Bo lays a card.");
  assert.equal(second?.turns[3], first?.turns[3]);
});

test("a line can be shorter than the one that it is told from, or longer", () => {
  const said = { text: "Ada passes.", kind: "pass" };
  const shorter: Stored = { of: 0, fields: { last: 1 }, tracks: {}, turns: {} };
  const longer: Stored = { of: 1, fields: { last: 2 }, tracks: {}, turns: { 2: said } };
  const [, short, long] = unpacked([whole, shorter, longer]);
  assert.equal(short?.turns.length, 2);
  assert.deepEqual(long?.turns, [turns[0], turns[1], said]);
});

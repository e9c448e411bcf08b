import assert from "node:assert/strict";
import { test } from "node:test";
import { smallScene } from "./fakes.ts";
import { append, at } from "./tracks.ts";
import type { Append, Track } from "./types.ts";

test("the value at a turn is that of the last entry no later than it", () => {
  const track: Track<string> = [
    [2, "a"],
    [5, "b"],
    [9, "c"],
  ];
  const values = [0, 1, 2, 4, 5, 8, 9, 100].map((turn) => at(track, turn));
  assert.deepEqual(values, [null, null, "a", "a", "b", "b", "c", "c"]);
});

test("no track and an entry of null both mean nothing; zero and false are values", () => {
  assert.equal(at(undefined, 3), null);
  assert.equal(at([[0, null]], 3), null);
  assert.equal(at([[0, 0]], 3), 0);
  assert.equal(at([[0, false]], 3), false);
});

test("binary search finds what a plain search finds in a long track", () => {
  const track: Track<number> = Array.from({ length: 101 }, (_, i) => [3 * i, i]);
  for (let turn = 0; turn <= 310; turn++) assert.equal(at(track, turn), Math.min(Math.floor(turn / 3), 100));
});

const move = (last: number): Append => ({
  kind: "append",
  last,
  tracks: { "card 0,0": [[last, "EW"]], "card 3,0": [[last, "NE"]] },
  turns: [{ text: "One more.", kind: "place" }],
  extent: [-1, -1, 5, 1],
  faces: { ES: { tunnels: ["ES"], art: "ES", turned: false, other: "NW" } },
});

test("a live move goes to the end of its tracks and leaves the others alone", () => {
  const scene = smallScene();
  const before = structuredClone(scene.tracks["card 2,0"]);
  assert.equal(append(scene, move(4)), "added");
  assert.equal(scene.last, 4);
  assert.deepEqual(scene.tracks["card 0,0"], [
    [0, "NESWL"],
    [4, "EW"],
  ]);
  assert.deepEqual(scene.tracks["card 3,0"], [[4, "NE"]]);
  assert.deepEqual(scene.tracks["card 2,0"], before);
  assert.equal(scene.turns.length, 5);
  assert.deepEqual(scene.extent, [-1, -1, 5, 1]);
  assert.ok(scene.faces.ES && scene.faces.EW);
});

test("a move that is there already changes nothing, and one too far ahead is refused", () => {
  const scene = smallScene();
  const before = structuredClone(scene);
  assert.equal(append(scene, move(3)), "known");
  assert.equal(append(scene, move(6)), "gap");
  assert.deepEqual(scene, before);
});

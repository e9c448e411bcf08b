import assert from "node:assert/strict";
import { test } from "node:test";
import { linePath, middleOf, nearest, wayPath } from "./geometry.ts";

test("of several tunnels the one pointed at is meant", () => {
  const bends = ["NE", "SW"];
  assert.equal(nearest(bends, 70, 40), 0);
  assert.equal(nearest(bends, 30, 95), 1);
  const stubs = ["NS", "E"];
  assert.equal(nearest(stubs, 50, 20), 0);
  assert.equal(nearest(stubs, 95, 65), 1);
  assert.equal(nearest(stubs, 5, 65), 0);
});

test("a card with one tunnel has it everywhere, a card without has none", () => {
  assert.equal(nearest(["N"], 90, 120), 0);
  assert.equal(nearest([], 50, 65), null);
});

test("a stub ends before the middle, everything else goes through it or bends", () => {
  assert.equal(linePath("N"), "M50 0L50 30");
  assert.equal(linePath("EL"), "M100 65L50 65");
  assert.equal(linePath("EW"), "M100 65L50 65M0 65L50 65");
  assert.match(linePath("NE"), /^M50 0C/);
  assert.equal(linePath("N", 100, 130), "M150 130L150 160");
});

test("a way leads in at one side and out at another, or to the middle", () => {
  assert.equal(wayPath("NS", "N", "S"), "M50 0L50 65L50 130");
  assert.equal(wayPath("NESW", null, "E"), "M50 65L50 65L100 65");
  assert.match(wayPath("NESW", "N", "E"), /Q50 65/);
  assert.match(wayPath("NE", "N", "E"), /C/);
});

test("the middle of a curve lies on it, that of a stub is its end", () => {
  assert.deepEqual(middleOf("NS"), [50, 65]);
  assert.deepEqual(middleOf("E"), [70, 65]);
  const [x, y] = middleOf("NE");
  assert.ok(x > 55 && x < 75 && y > 35 && y < 60);
});

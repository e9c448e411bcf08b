import assert from "node:assert/strict";
import { test } from "node:test";
import type { Extent } from "./types.ts";
import { cellAt, clamp, fit, isWhole, pan, reshape, reveal, within, zoom } from "./view.ts";

const EXTENT: Extent = [-1, -2, 9, 2];
const whole = fit(EXTENT, 1.6);

test("the fit shows every cell, has the ratio of the window and is centred", () => {
  assert.ok(Math.abs(whole.w / whole.h - 1.6) < 1e-9);
  assert.ok(whole.x <= -100 && whole.x + whole.w >= 1000);
  assert.ok(whole.y <= -260 && whole.y + whole.h >= 390);
  const wide = fit(EXTENT, 4);
  assert.equal(wide.h, 5 * 130 + 66);
  assert.ok(Math.abs(wide.x + wide.w / 2 - fit(EXTENT, 6).x - fit(EXTENT, 6).w / 2) < 1e-9);
});

test("zooming keeps the point under the pointer where it is", () => {
  const box = zoom(whole, 2, 300, 100, whole);
  assert.equal(box.w, whole.w / 2);
  assert.equal(box.h, whole.h / 2);
  assert.ok(Math.abs((300 - box.x) / box.w - (300 - whole.x) / whole.w) < 1e-9);
  assert.ok(Math.abs((100 - box.y) / box.h - (100 - whole.y) / whole.h) < 1e-9);
});

test("no nearer than two cards, no farther than the whole", () => {
  assert.equal(zoom(whole, 1000, 0, 0, whole).w, 200);
  const back = zoom(zoom(whole, 3, 0, 0, whole), 0.001, 0, 0, whole);
  assert.deepEqual(back, whole);
  assert.ok(isWhole(back, whole));
  assert.ok(!isWhole(zoom(whole, 1.4, 0, 0, whole), whole));
});

test("panning stops at the rim of the whole", () => {
  const near = zoom(whole, 4, 400, 0, whole);
  const moved = pan(near, 10, -5, whole);
  assert.deepEqual([moved.x - near.x, moved.y - near.y], [10, -5]);
  assert.equal(pan(near, -99999, 0, whole).x, whole.x);
  const far = pan(near, 99999, 99999, whole);
  assert.ok(Math.abs(far.x + far.w - whole.x - whole.w) < 1e-9);
  assert.ok(Math.abs(far.y + far.h - whole.y - whole.h) < 1e-9);
});

test("a window of another shape shows the same middle", () => {
  const near = zoom(whole, 4, 400, 0, whole);
  const flat = reshape(near, fit(EXTENT, 2.2));
  assert.equal(flat.w, near.w);
  assert.ok(Math.abs(flat.y + flat.h / 2 - near.y - near.h / 2) < 1e-9);
});

test("the least pan brings a cell into sight", () => {
  const near = clamp({ x: 0, y: 0, w: 300, h: 0 }, whole);
  assert.deepEqual(reveal(near, [1, 0], whole), near);
  assert.equal(reveal(near, [5, 0], whole).x, 600 - 300);
  assert.equal(reveal(near, [-1, 0], whole).x, -100);
});

test("points and cells", () => {
  assert.deepEqual(cellAt(0, 0), [0, 0]);
  assert.deepEqual(cellAt(99.9, 129.9), [0, 0]);
  assert.deepEqual(cellAt(-0.1, 130), [-1, 1]);
  assert.deepEqual([within(5, 0, 3), within(-5, 0, 3), within(2, 0, 3)], [3, 0, 2]);
});

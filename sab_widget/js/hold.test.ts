import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Hold } from "./hold.ts";

test("once at once, then again and again until it is let go", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const hold = new Hold();
  let times = 0;
  hold.press(() => {
    times += 1;
    return true;
  });
  assert.equal(times, 1);
  mock.timers.tick(399);
  assert.equal(times, 1);
  mock.timers.tick(1);
  for (let i = 0; i < 5; i++) mock.timers.tick(110);
  assert.equal(times, 7);
  hold.release();
  mock.timers.tick(5000);
  assert.equal(times, 7);
  mock.timers.reset();
});

test("it ends by itself when there is nothing more to do", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const hold = new Hold();
  let times = 0;
  hold.press(() => ++times < 3);
  for (let i = 0; i < 20; i++) mock.timers.tick(400);
  assert.equal(times, 3);
  mock.timers.reset();
});

test("the click after a press is not another one; those of the keyboard are", () => {
  const hold = new Hold();
  hold.press(() => false);
  assert.equal(hold.click(true), false);
  assert.equal(hold.click(true), true);
  hold.press(() => false);
  assert.equal(hold.click(false), true);
});

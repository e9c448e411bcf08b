import assert from "node:assert/strict";
import { test } from "node:test";
import { makeClock } from "./player.ts";

function played(speed: number, turns = 1000, stay = (_turn: number) => 1) {
  let now = 0;
  let next: (() => void) | undefined;
  let steps = 0;
  const ticker = {
    now: () => now,
    ask: (tick: () => void) => {
      next = tick;
      return 1;
    },
    forget: () => {
      next = undefined;
    },
  };
  const clock = makeClock(
    () => ++steps < turns,
    () => speed,
    () => stay(steps),
    ticker,
  );
  return {
    clock,
    steps: () => steps,
    /** So many milliseconds in frames of so many. */
    pass(milliseconds: number, frame = 20) {
      for (let gone = 0; gone < milliseconds; gone += frame) {
        now += frame;
        next?.();
      }
    },
  };
}

test("turns come at the speed asked for, the first one early", () => {
  for (const speed of [0.5, 1, 4, 8]) {
    const play = played(speed);
    play.clock.start();
    play.pass(500 / speed - 20);
    assert.equal(play.steps(), 0);
    play.pass(40);
    assert.equal(play.steps(), 1);
    play.pass(9980);
    assert.ok(Math.abs(play.steps() - speed * 10) <= 1, `${play.steps()} turns at ${speed}`);
  }
});

test("starting twice is starting once, and stopping stops", () => {
  const play = played(2);
  play.clock.start();
  play.clock.start();
  assert.ok(play.clock.playing);
  play.pass(1000);
  assert.equal(play.steps(), 2);
  play.clock.stop();
  assert.ok(!play.clock.playing);
  play.pass(5000);
  assert.equal(play.steps(), 2);
});

test("it stops by itself at the end", () => {
  const play = played(8, 3);
  play.clock.start();
  play.pass(3000);
  assert.equal(play.steps(), 3);
  assert.ok(!play.clock.playing);
});

test("after a long pause of the page it goes on and does not catch up", () => {
  const play = played(4);
  play.clock.start();
  play.pass(60_000, 60_000);
  assert.equal(play.steps(), 1);
});

test("a turn that is to be read stays longer, and the next ones do not hurry after it", () => {
  const play = played(2, 1000, (turn) => (turn === 1 ? 5 : 1));
  play.clock.start();
  play.pass(260);
  assert.equal(play.steps(), 1);
  play.pass(2460);
  assert.equal(play.steps(), 1);
  play.pass(60);
  assert.equal(play.steps(), 2);
  play.pass(400);
  assert.equal(play.steps(), 2);
  play.pass(120);
  assert.equal(play.steps(), 3);
});

test("a turn that somebody else went to stays as long as any", () => {
  const play = played(1);
  play.clock.start();
  play.pass(1480);
  assert.equal(play.steps(), 1);
  play.clock.rest();
  play.pass(960);
  assert.equal(play.steps(), 1);
  play.pass(60);
  assert.equal(play.steps(), 2);
});

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { fakeModel, fakePage } from "../fakes.ts";
import { Shared } from "../shared.ts";
import type { Play } from "../types_live.ts";
import { keepPace, pauseOf } from "./pace.ts";

fakePage();
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });

const play = (change: Partial<Play>): { mode: "play"; play: Play } => ({
  mode: "play",
  play: { turn: 3, state: "computer", people: [0], seat: 1, ...change },
});

function open(views = 1) {
  const sent: unknown[] = [];
  const model = fakeModel({ live: play({}), speed: 2 });
  Object.assign(model, { send: (message: unknown) => sent.push(message) });
  const shared = new Shared(model, new AbortController().signal);
  const lives = Array.from({ length: views }, () => new AbortController());
  for (const life of lives) keepPace(shared, life.signal);
  return { model, sent, lives };
}

test("a computer's move is asked for once, however many views there are, after the pause that the speed asks for", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { model, sent } = open(3);
  mock.timers.tick(499);
  assert.deepEqual(sent, []);
  mock.timers.tick(1);
  assert.deepEqual(sent, [{ kind: "go on", turn: 3 }]);
  model.put("theme", "dark");
  mock.timers.tick(5000);
  assert.equal(sent.length, 1);
  mock.timers.reset();
});

test("nothing is asked for while it is a person's turn, or while the turn has not come yet", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { model, sent } = open();
  model.put("live", play({ state: "turn" }));
  mock.timers.tick(5000);
  model.put("live", play({ turn: 4 }));
  mock.timers.tick(5000);
  assert.deepEqual(sent, []);
  model.hear("msg:custom", { kind: "append", last: 4, tracks: {}, turns: [{ text: "", kind: "pass" }] });
  mock.timers.tick(500);
  assert.deepEqual(sent, [{ kind: "go on", turn: 4 }]);
  mock.timers.reset();
});

test("nothing is asked for when the last view has been closed", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { sent, lives } = open(2);
  lives[0]?.abort();
  lives[1]?.abort();
  mock.timers.tick(5000);
  assert.deepEqual(sent, []);
  mock.timers.reset();
});

test("a turn that is taken back and comes again is asked for again", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { model, sent } = open();
  mock.timers.tick(500);
  model.put("live", play({ turn: 2, state: "turn" }));
  model.put("live", play({}));
  mock.timers.tick(500);
  assert.equal(sent.length, 2);
  mock.timers.reset();
});

test("whoever asks for less motion waits less", () => {
  assert.equal(pauseOf(1, false), 1000);
  assert.equal(pauseOf(8, false), 125);
  assert.equal(pauseOf(0.25, true), 150);
});

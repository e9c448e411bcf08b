import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { fakeModel, fakePage, inEnglish, smallScene } from "./fakes.ts";
import { faultOf, Shared } from "./shared.ts";
import type { Traits } from "./types.ts";

fakePage();

function opened(change: Partial<Traits> = {}) {
  const model = fakeModel({ turn: 1, ...change });
  return { model, shared: new Shared(model, new AbortController().signal) };
}

test("a turn from Python is shown, and clamped", () => {
  const { shared, model } = opened();
  model.put("turn", 2);
  assert.equal(shared.turn, 2);
  model.put("turn", 99);
  assert.equal(shared.turn, 3);
  model.put("turn", "nonsense" as unknown as number);
  assert.equal(shared.turn, 0);
});

test("an echo of the turn that was sent is no event", () => {
  const { shared, model } = opened();
  let drawn = 0;
  shared.go(2);
  shared.subscribe(() => drawn++, new AbortController().signal);
  model.hear("change:turn");
  assert.equal(drawn, 0);
  assert.equal(model.get("turn"), 2);
});

test("a turn is saved at once, and then at most ten times a second, the last one always", () => {
  mock.timers.enable({ apis: ["setTimeout", "Date"], now: 10_000 });
  const { shared, model } = opened({ turn: 0 });
  for (const turn of [1, 2, 3, 2, 3]) shared.go(turn);
  assert.deepEqual(model.saved, [1]);
  mock.timers.tick(100);
  assert.deepEqual(model.saved, [1, 3]);
  mock.timers.reset();
});

test("what a person has chosen holds when a notebook has its connection again and brings an older state", () => {
  const { shared, model } = opened({ viewer: null });
  shared.subscribe(() => shared.moment, new AbortController().signal);
  shared.go(2);
  shared.reveal([8, 0]);
  shared.go(3);
  model.restore({ turn: 1, revealed: [], selected: { cell: [0, 0] } });
  assert.equal(shared.turn, 3);
  assert.equal(model.get("turn"), 3);
  assert.deepEqual(shared.revealed, [[8, 0]]);
  const told = Object.assign({}, ...model.sent.slice(-2));
  assert.deepEqual(told, { turn: 3, revealed: [[8, 0]] });
  assert.deepEqual(shared.selected, { cell: [0, 0] });
});

test("what Python has said since holds then", () => {
  const { shared, model } = opened();
  shared.subscribe(() => shared.moment, new AbortController().signal);
  shared.go(2);
  model.put("turn", 3);
  model.restore({ turn: 0 });
  assert.equal(shared.turn, 0);
  const other = { ...smallScene(), last: 2 };
  shared.go(1);
  model.restore({ scene: other, turn: 2 });
  assert.equal(shared.turn, 2);
});

test("while a person holds the slider, turns of the kernel do not fight it", () => {
  const { shared, model } = opened();
  shared.hold(true);
  shared.go(3);
  model.put("turn", 0);
  assert.equal(shared.turn, 3);
  shared.hold(false);
  assert.equal(model.get("turn"), 3);
  model.put("turn", 0);
  assert.equal(shared.turn, 0);
});

test("a live move grows the scene in place and does not write it", () => {
  const { shared, model } = opened({ turn: 3 });
  const before = model.get("scene");
  const moment = shared.moment;
  model.hear("msg:custom", { kind: "append", last: 4, tracks: {}, turns: [{ text: "Bo passes.", kind: "pass" }] });
  assert.equal(model.get("scene"), before);
  assert.equal(shared.scene.last, 4);
  assert.notEqual(shared.moment, moment);
  assert.deepEqual(model.saved, []);
});

test("a turn that comes before its move is shown when the move has come", () => {
  const { shared, model } = opened({ turn: 3 });
  model.put("turn", 4);
  assert.equal(shared.turn, 3);
  model.hear("msg:custom", { kind: "append", last: 4, tracks: {}, turns: [{ text: "Bo passes.", kind: "pass" }] });
  assert.equal(shared.turn, 4);
});

test("missing turns and problems of the kernel are said", () => {
  const { shared, model } = opened();
  model.hear("msg:custom", { kind: "append", last: 9, tracks: {}, turns: [{ text: "", kind: "pass" }] });
  assert.match(shared.problem ?? "", /turns/);
  model.hear("msg:custom", { kind: "problem", text: "no such turn" });
  assert.equal(shared.problem, "no such turn");
});

test("without a kernel one still steps, and hears of it once", () => {
  const { shared, model } = opened();
  model.alive = false;
  shared.go(2);
  assert.equal(shared.turn, 2);
  assert.match(shared.problem ?? "", /kernel.*You can still step through the game/);
  shared.complain(null);
  shared.write("speed", 2);
  assert.equal(shared.problem, null);
});

test("goals are turned up to look, and down again; a seat sees none of it", () => {
  const { shared } = opened();
  shared.reveal([4, 0]);
  assert.deepEqual(shared.revealed, [[4, 0]]);
  shared.reveal([4, 0]);
  assert.deepEqual(shared.revealed, []);
  const seat = opened({ scene: smallScene({ viewer: 1 }), revealed: [[4, 0]] });
  assert.deepEqual(seat.shared.revealed, []);
});

test("a scene that cannot be shown is named", () => {
  assert.equal(faultOf(inEnglish, smallScene()), null);
  assert.match(faultOf(inEnglish, null) ?? "", /nothing to show/);
  assert.match(faultOf(inEnglish, {}) ?? "", /nothing to show/);
  assert.match(faultOf(inEnglish, { version: 2 }) ?? "", /version 1, not 2/);
  assert.match(faultOf(inEnglish, { version: 1 }) ?? "", /missing/);
});

test("a turn with a comment stays as long as reading it takes, at the speed that is set", () => {
  const frames: (() => void)[] = [];
  let now = 0;
  mock.method(performance, "now", () => now);
  Object.assign(globalThis, {
    requestAnimationFrame: (tick: () => void) => frames.push(tick),
    cancelAnimationFrame: () => frames.splice(0),
  });
  const pass = (milliseconds: number) => {
    for (const end = now + milliseconds; now < end; ) {
      now += 20;
      for (const tick of frames.splice(0)) tick();
    }
  };
  const scene = smallScene();
  Object.assign(scene.turns[1] ?? {}, { comment: "x".repeat(60) }); // four seconds of reading
  for (const speed of [1, 2]) {
    const { shared } = opened({ scene, turn: 0, speed });
    shared.play();
    pass(540 / speed);
    assert.equal(shared.turn, 1);
    pass(4900 / speed);
    assert.equal(shared.turn, 1, "still there to be read");
    pass(200 / speed);
    assert.equal(shared.turn, 2);
    // A jump is no reason to hurry.
    pass(100);
    shared.go(1);
    pass(4900 / speed);
    assert.equal(shared.turn, 1);
    shared.pause();
  }
  mock.restoreAll();
});

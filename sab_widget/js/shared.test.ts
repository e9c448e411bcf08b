import assert from "node:assert/strict";
import { mock, test } from "node:test";
import type { AnyModel } from "@anywidget/types";
import { scene } from "./fixture.test.ts";
import { faultOf, Shared } from "./shared.ts";
import type { Traits } from "./types.ts";
import { watchViewers } from "./viewer.ts";

globalThis.document ??= new EventTarget() as Document;

/** A widget model without a notebook: what the kernel does is done by `python` and `send`. */
function opened(change: Partial<Traits> = {}) {
  const state: Record<string, unknown> = {
    scene: scene(),
    art: {},
    turn: 1,
    viewer: null,
    selected: null,
    revealed: [],
    theme: "auto",
    speed: 1,
    ...change,
  };
  const heard = new Map<string, ((message?: unknown) => void)[]>();
  const tell = (name: string, message?: unknown) => {
    for (const hear of heard.get(name) ?? []) hear(message);
  };
  const saved: unknown[] = [];
  const model = {
    lost: false,
    get: (name: string) => state[name],
    set(name: string, value: unknown) {
      if (state[name] === value) return;
      state[name] = value;
      tell(`change:${name}`);
    },
    save_changes() {
      if (this.lost) throw new Error("Cannot send");
      saved.push(state.turn);
    },
    on: (name: string, hear: () => void) => heard.set(name, [...(heard.get(name) ?? []), hear]),
  };
  const life = new AbortController();
  const shared = new Shared(model as unknown as AnyModel<Traits>, life.signal);
  const viewers = watchViewers(shared, life.signal);
  return {
    shared,
    viewers,
    model,
    saved,
    life,
    python: model.set,
    send: (message: unknown) => tell("msg:custom", message),
    tell,
  };
}

test("a turn from Python is shown, and clamped", () => {
  const { shared, python } = opened();
  python("turn", 2);
  assert.equal(shared.turn, 2);
  python("turn", 99);
  assert.equal(shared.turn, 3);
  python("turn", "nonsense");
  assert.equal(shared.turn, 0);
});

test("an echo of the turn that was sent is no event", () => {
  const { shared, model, tell } = opened();
  let drawn = 0;
  shared.go(2);
  shared.subscribe(() => drawn++, new AbortController().signal);
  tell("change:turn");
  assert.equal(drawn, 0);
  assert.equal(model.get("turn"), 2);
});

test("a turn is saved at once, and then at most ten times a second, the last one always", () => {
  mock.timers.enable({ apis: ["setTimeout", "Date"], now: 10_000 });
  const { shared, saved } = opened({ turn: 0 });
  for (const turn of [1, 2, 3, 2, 3]) shared.go(turn);
  assert.deepEqual(saved, [1]);
  mock.timers.tick(100);
  assert.deepEqual(saved, [1, 3]);
  mock.timers.reset();
});

test("while a person holds the slider, turns of the kernel do not fight it", () => {
  const { shared, python, model } = opened();
  shared.hold(true);
  shared.go(3);
  python("turn", 0);
  assert.equal(shared.turn, 3);
  shared.hold(false);
  assert.equal(model.get("turn"), 3);
  python("turn", 0);
  assert.equal(shared.turn, 0);
});

test("a live move grows the scene in place and does not write it", () => {
  const { shared, send, model, saved } = opened({ turn: 3 });
  const before = model.get("scene");
  const moment = shared.moment;
  send({ kind: "append", last: 4, tracks: {}, turns: [{ text: "Boris passes.", kind: "pass" }] });
  assert.equal(model.get("scene"), before);
  assert.equal(shared.scene.last, 4);
  assert.notEqual(shared.moment, moment);
  assert.deepEqual(saved, []);
});

test("a turn that comes before its move is shown when the move has come", () => {
  const { shared, send, python } = opened({ turn: 3 });
  python("turn", 4);
  assert.equal(shared.turn, 3);
  send({ kind: "append", last: 4, tracks: {}, turns: [{ text: "Boris passes.", kind: "pass" }] });
  assert.equal(shared.turn, 4);
});

test("missing turns and problems of the kernel are said", () => {
  const { shared, send } = opened();
  send({ kind: "append", last: 9, tracks: {}, turns: [{ text: "", kind: "pass" }] });
  assert.match(shared.problem ?? "", /turns/);
  send({ kind: "problem", text: "no such turn" });
  assert.equal(shared.problem, "no such turn");
});

test("without a kernel one still steps, and hears of it once", () => {
  const { shared, model } = opened();
  model.lost = true;
  shared.go(2);
  assert.equal(shared.turn, 2);
  assert.match(shared.problem ?? "", /kernel.*You can still step through the game/);
  shared.complain(null);
  shared.write("speed", 2);
  assert.equal(shared.problem, null);
});

test("goals are turned up to look, and down again; a seat sees none of it", () => {
  const { shared } = opened();
  shared.reveal([3, 0]);
  assert.deepEqual(shared.revealed, [[3, 0]]);
  shared.reveal([3, 0]);
  assert.deepEqual(shared.revealed, []);
  const seat = opened({ scene: { ...scene(), viewer: 1 }, revealed: [[3, 0]] });
  assert.deepEqual(seat.shared.revealed, []);
});

test("another viewer: waiting, then its scene", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { shared, viewers, model, python } = opened();
  viewers.choose(1);
  assert.equal(viewers.waiting, true);
  assert.equal(viewers.shown, 1);
  assert.equal(model.get("viewer"), 1);
  python("scene", { ...scene(), viewer: 1 });
  assert.equal(viewers.waiting, false);
  mock.timers.tick(60_000);
  assert.equal(shared.problem, null);
  mock.timers.reset();
});

test("another viewer without an answer: said in words, and back", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { shared, viewers, model, python } = opened();
  viewers.choose(1);
  mock.timers.tick(10_000);
  assert.equal(viewers.shown, null);
  assert.equal(model.get("viewer"), null);
  assert.match(shared.problem ?? "", /not answered/);
  // A slow kernel may still answer.
  python("scene", { ...scene(), viewer: 1 });
  assert.equal(viewers.shown, 1);
  assert.equal(model.get("viewer"), 1);
  assert.equal(shared.problem, null);
  mock.timers.reset();
});

test("a viewer that the kernel refuses is taken back", () => {
  const { viewers, python, life } = opened();
  viewers.choose(1);
  python("viewer", null);
  assert.equal(viewers.waiting, false);
  assert.equal(viewers.shown, null);
  life.abort();
});

test("a page that brings the scenes of all viewers needs no kernel", () => {
  const { shared, viewers } = opened({ scenes: { "1": { ...scene(), viewer: 1 }, everyone: scene() } });
  viewers.choose(1);
  assert.equal(shared.scene.viewer, 1);
  assert.equal(viewers.waiting, false);
  viewers.choose(null);
  assert.equal(viewers.shown, null);
});

test("a scene that cannot be shown is named", () => {
  assert.equal(faultOf(scene()), null);
  assert.match(faultOf(null) ?? "", /nothing to show/);
  assert.match(faultOf({}) ?? "", /nothing to show/);
  assert.match(faultOf({ version: 2 }) ?? "", /version 1, not 2/);
  assert.match(faultOf({ version: 1 }) ?? "", /missing/);
});

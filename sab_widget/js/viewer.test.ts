import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { fakeModel, fakePage, smallScene } from "./fakes.ts";
import { Shared } from "./shared.ts";
import type { Traits } from "./types.ts";
import { watchViewers } from "./viewer.ts";

fakePage();
beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
});

function opened(change: Partial<Traits> = {}) {
  const model = fakeModel(change);
  const { signal } = new AbortController();
  const shared = new Shared(model, signal);
  return { model, shared, viewers: watchViewers(shared, signal) };
}

test("the kernel's scene settles the choice", () => {
  const { model, shared, viewers } = opened();
  viewers.ask("viewer", 1);
  assert.equal(model.get("viewer"), 1);
  assert.equal(model.saved.length, 1);
  assert.ok(viewers.waiting);
  assert.equal(viewers.shown, 1);
  model.put("scene", smallScene({ viewer: 1 }));
  assert.ok(!viewers.waiting);
  mock.timers.tick(60_000);
  assert.equal(shared.problem, null);
  assert.equal(viewers.shown, 1);
});

test("without an answer the old scene stays, and it is said", () => {
  const { model, shared, viewers } = opened();
  viewers.ask("viewer", 1);
  mock.timers.tick(4999);
  assert.ok(viewers.waiting);
  mock.timers.tick(1);
  assert.ok(!viewers.waiting);
  assert.equal(viewers.shown, null);
  assert.match(shared.problem ?? "", /has not answered/);
  assert.equal(model.saved.length, 1, "nothing is taken back");
});

test("what was not answered can be asked for once more, or taken back", () => {
  const { model, viewers } = opened();
  viewers.ask("viewer", 1);
  mock.timers.tick(5000);
  viewers.ask("viewer", 1);
  assert.ok(viewers.waiting);
  assert.deepEqual(model.sent.at(-1), { viewer: 1 });
  assert.equal(model.saved.length, 2);
  mock.timers.tick(5000);
  viewers.ask("viewer", null);
  assert.ok(!viewers.waiting, "it is shown all the time");
  assert.deepEqual(model.sent.at(-1), { viewer: null });
});

test("one who thinks better of it does not wait", () => {
  const { model, shared, viewers } = opened();
  viewers.ask("viewer", 1);
  viewers.ask("viewer", null);
  assert.ok(!viewers.waiting);
  assert.deepEqual(model.sent.at(-1), { viewer: null });
  mock.timers.tick(5000);
  assert.equal(shared.problem, null);
});

test("a late answer is taken all the same", () => {
  const { model, shared, viewers } = opened();
  viewers.ask("viewer", 1);
  mock.timers.tick(5000);
  model.put("scene", smallScene({ viewer: 1 }));
  assert.equal(model.get("viewer"), 1);
  assert.equal(viewers.shown, 1);
  assert.equal(shared.problem, null);
});

test("a viewer that the kernel refuses is let go", () => {
  const { model, viewers } = opened();
  viewers.ask("viewer", 1);
  model.put("viewer", null);
  assert.ok(!viewers.waiting);
  assert.equal(viewers.shown, null);
});

test("a lost kernel is said at once", () => {
  const { model, shared, viewers } = opened();
  model.alive = false;
  viewers.ask("viewer", 0);
  assert.ok(!viewers.waiting);
  assert.match(shared.problem ?? "", /The kernel was restarted or shut down/);
  viewers.ask("viewer", 1);
  assert.match(shared.problem ?? "", /only it can show this/);
  assert.equal(viewers.shown, null);
});

test("a page that brings all scenes needs no kernel", () => {
  const scenes = { everyone: smallScene(), "1": smallScene({ viewer: 1 }) };
  const { shared, viewers } = opened({ scenes });
  viewers.ask("viewer", 1);
  assert.equal(shared.scene.viewer, 1);
  assert.ok(!viewers.waiting);
  viewers.ask("viewer", null);
  assert.equal(shared.scene.viewer, null);
  assert.equal(shared.problem, null);
});

test("a branch is asked for in the same way, and given up in the same way", () => {
  const { model, shared, viewers } = opened();
  viewers.ask("branch", [0]);
  assert.deepEqual(model.get("branch"), [0]);
  assert.ok(viewers.waiting);
  assert.equal(viewers.shown, null, "the viewer is another matter");
  model.put("scene", smallScene({ branch: [0] }));
  assert.ok(!viewers.waiting);
  viewers.ask("branch", [0]);
  assert.ok(!viewers.waiting, "it is shown already");
  viewers.ask("branch", []);
  mock.timers.tick(5000);
  assert.match(shared.problem ?? "", /has not answered/);
  assert.deepEqual(shared.scene.branch, [0]);
});

test("a branch that the kernel refuses is let go", () => {
  const { model, viewers } = opened();
  viewers.ask("branch", [3]);
  model.put("branch", []);
  assert.ok(!viewers.waiting);
});

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { fakePage, smallScene, TRAITS } from "./fakes.ts";
import { asModel, PageModel } from "./page_model.ts";
import { Shared } from "./shared.ts";
import type { Stored } from "./stored.ts";
import type { Scene } from "./types.ts";
import { watchViewers } from "./viewer.ts";

fakePage();
beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
});

const branches = [
  { turn: 1, path: [0], title: "" },
  { turn: 2, path: [1], title: "" },
];

function stored(change: Partial<Scene>): Stored {
  const { tracks, turns, ...fields } = smallScene({ branches, ...change });
  return { of: null, fields, tracks, turns: { ...turns } };
}

const ALL = [
  stored({}),
  stored({ viewer: 1 }),
  stored({ branch: [0], branches: [{ turn: 2, path: [0, 0], title: "" }] }),
  stored({ branch: [0, 0], branches: [] }),
  stored({ branch: [1], branches: [] }),
];

function opened(turn = 0) {
  const page = new PageModel({
    traits: { ...TRAITS, turn, revealed: [[4, 0]] },
    scenes: ALL,
    not_here: "That is not here.",
  });
  const { signal } = new AbortController();
  const shared = new Shared(asModel(page), signal);
  return { page, shared, viewers: watchViewers(shared, signal) };
}

test("it knows the viewers that are in the page", () => {
  assert.deepEqual(opened().page.viewers, [null, 1]);
});

test("another viewer is there at once, at the same turn, and has turned up no goal", () => {
  const { shared, viewers, page } = opened(2);
  viewers.ask("viewer", 1);
  assert.equal(shared.scene.viewer, 1);
  assert.equal(shared.turn, 2);
  assert.ok(!viewers.waiting);
  assert.deepEqual(page.get("revealed"), []);
  mock.timers.tick(60_000);
  assert.equal(shared.problem, null);
  viewers.ask("viewer", null);
  assert.equal(shared.scene.viewer, null);
});

test("a viewer that is not in the page is refused in words, and all stays as it was", () => {
  const { shared, viewers, page } = opened(2);
  const { scene } = shared;
  viewers.ask("viewer", 0);
  assert.equal(shared.scene, scene);
  assert.equal(page.get("viewer"), null);
  assert.equal(viewers.shown, null);
  assert.equal(shared.problem, "That is not here.");
  assert.equal(shared.turn, 2);
});

test("another line is entered where the lines part", () => {
  const { shared, viewers } = opened(3);
  const enter = (branch: number[]) => {
    viewers.ask("branch", branch);
    assert.deepEqual(shared.scene.branch, branch);
    return shared.turn;
  };
  assert.equal(enter([0]), 1);
  assert.equal(enter([0, 0]), 2);
  assert.equal(enter([1]), 1);
  assert.equal(enter([]), 2);
});

test("a page without the scene that it begins with is refused", () => {
  assert.throws(
    () => new PageModel({ traits: { ...TRAITS, viewer: 0 }, scenes: ALL, not_here: "" }),
    /no scene to begin with/,
  );
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { Desk } from "./desk.ts";
import { fakeModel, fakePage } from "./fakes.ts";
import { Shared } from "./shared.ts";
import { watchViewers } from "./viewer.ts";

fakePage();

function opened() {
  const { signal } = new AbortController();
  const shared = new Shared(fakeModel(), signal);
  return new Desk(shared, watchViewers(shared, signal), {} as HTMLElement, () => {});
}

test("an action card is picked to be told about, and nothing is selected in the mine by it", () => {
  const desk = opened();
  desk.shared.write("selected", { face: "EW" });
  desk.pickAction("map", "hand 0 1");
  assert.ok(desk.isHeld("map", "hand 0 1"));
  assert.ok(!desk.isHeld("map", "hand 0 2"));
  assert.equal(desk.shared.selected, null);
  assert.deepEqual(desk.findings.lines, ["An action card, not laid in the mine: it shows a goal."]);
  assert.match(desk.local.said, /^Picked: map\. An action card, not laid in the mine/);
  desk.pickAction("map", "hand 0 1");
  assert.equal(desk.card, null);
  assert.equal(desk.findings.title, "The mine");
});

test("one card is picked at a time, and Escape puts it back", () => {
  const desk = opened();
  desk.pickAction("map", "hand 0 1");
  desk.pick("EW", "hand 0 0");
  assert.equal(desk.card, null);
  assert.equal(desk.face, "EW");
  desk.pickAction("map", "hand 0 1");
  assert.equal(desk.face, null);
  assert.ok(desk.unselect());
  assert.equal(desk.card, null);
  assert.ok(!desk.unselect(), "there is nothing left to put back");
});

test("what is said is said for ears", () => {
  const desk = opened();
  desk.act({ cell: [0, 0], tunnel: 0 });
  assert.match(desk.local.said, /at column 0, row 0\..*the goal at column 4, row 0 is 3 cards away/);
  assert.match(desk.findings.title, /at 0, 0$/);
});

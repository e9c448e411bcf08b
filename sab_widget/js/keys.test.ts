import assert from "node:assert/strict";
import { test } from "node:test";
import type { Desk } from "./desk.ts";
import { inEnglish } from "./fakes.ts";
import { deedOf, helpFor, type Place } from "./keys.ts";

/** What a key does at a place, as the name of the deed and its arguments. */
function does(key: string, place: Place = "elsewhere", held: Partial<KeyboardEvent> = {}): string | undefined {
  const deed = deedOf({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held }, place);
  let told: string | undefined;
  const tell =
    (name: string) =>
    (...args: unknown[]) => {
      told = [name, ...args].join(" ");
    };
  const deeds = ["step", "jump", "play", "roam", "actOnCell", "walkLog", "nearer", "fit", "turnCard", "toggle"];
  const desk = Object.fromEntries([...deeds, "unselect"].map((name) => [name, tell(name)]));
  deed?.({ ...desk, shared: { scene: { last: 60 } } } as unknown as Desk);
  return told;
}

test("arrows step by one, with Shift by ten; Home and End jump", () => {
  assert.equal(does("ArrowRight"), "step 1");
  assert.equal(does("ArrowLeft", "button"), "step -1");
  assert.equal(does("ArrowRight", "elsewhere", { shiftKey: true }), "step 10");
  assert.equal(does("ArrowLeft", "slider", { shiftKey: true }), "step -10");
  assert.equal(does("Home"), "jump 0");
  assert.equal(does("End", "slider"), "jump 60");
});

test("on the mine the arrows walk, and with Shift they still step", () => {
  assert.deepEqual(
    ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"].map((key) => does(key, "grid")),
    ["roam 0 -1", "roam 1 0", "roam 0 1", "roam -1 0"],
  );
  assert.equal(does("ArrowRight", "grid", { shiftKey: true }), "step 10");
  assert.equal(does("PageDown", "grid"), "step 1");
  assert.equal(does("."), "step 1");
  assert.equal(does("Enter", "grid"), "actOnCell");
  assert.equal(does("ArrowDown", "log"), "walkLog 1");
  assert.equal(does("ArrowDown"), undefined);
});

test("a control keeps the keys that it needs itself", () => {
  assert.equal(does("ArrowRight", "slider"), undefined);
  assert.equal(does(" ", "button"), undefined);
  assert.equal(does(" ", "log"), undefined);
  for (const key of [" ", "Home", "End", "r", "ArrowRight", "Escape"]) assert.equal(does(key, "field"), undefined);
});

test("space plays; letters in either case; signs need no Shift of their own", () => {
  assert.equal(does(" ", "grid"), "play");
  assert.equal(does("R"), "turnCard");
  assert.equal(does("r"), "turnCard");
  assert.equal(does("?", "elsewhere", { shiftKey: true }), "toggle help");
  assert.equal(does("+", "elsewhere", { shiftKey: true }), "nearer 1");
  assert.equal(does("-"), "nearer -1");
  assert.equal(does("0"), "fit");
  assert.equal(does("Escape"), "unselect");
});

test("shortcuts of the browser and of the notebook stay theirs", () => {
  for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
    assert.equal(does("ArrowRight", "elsewhere", held), undefined);
    assert.equal(does("r", "elsewhere", held), undefined);
  }
  assert.equal(does("x"), undefined);
  assert.equal(does("Tab"), undefined);
});

test("the help names every key once", () => {
  const named = helpFor(inEnglish).map(([press]) => press);
  assert.equal(new Set(named).size, named.length);
  for (const key of ["Home", "Space", "Enter", "R", "Esc", "?"]) assert.ok(named.join(" ").includes(key), key);
});

test("where letters are not Latin, the key in that place counts", () => {
  assert.equal(does("к", "elsewhere", { code: "KeyR" }), does("r"));
  assert.equal(does("ق", "elsewhere", { code: "KeyR" }), does("r"));
  // On a French keyboard the letter counts, wherever it is.
  assert.equal(does("r", "elsewhere", { code: "KeyP" }), does("r"));
});

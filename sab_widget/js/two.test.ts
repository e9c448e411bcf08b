import assert from "node:assert/strict";
import { test } from "node:test";
import { inEnglish, smallScene } from "./fakes.ts";
import { walkable } from "./inspect.ts";
import { Story } from "./story.ts";
import type { Scene } from "./types.ts";
import * as words from "./words.ts";

/** The small scene with what Saboteur 2 adds. */
function twoScene(): Scene {
  const { tracks } = smallScene();
  return smallScene({
    viewer: 0,
    roles: {
      blue: { art: "role blue", name: "blue gold-digger", team: "blue" },
      boss: { art: "role boss", name: "boss", team: null },
    },
    tracks: {
      ...tracks,
      "role 0": [[0, "blue"]],
      "was 1": [
        [1, null],
        [2, "boss"],
      ],
      "knows 1": [[2, ["Bo was the boss: shown by an inspection at turn 1."]]],
      "trapped 1": [
        [1, true],
        [3, false],
      ],
      thefts: [
        [1, [1]],
        [2, [1, 0]],
      ],
      chances: [[1, [["The treasure lies at 4, 0", "certain", "It is the only goal."]]]],
      "tunnel 0,0,0": [[0, { in: 0, next: "", walk: ["blue", "green"] }]],
      "tunnel 1,0,0": [[1, { in: 0, next: "0,0,0", walk: ["blue"] }]],
      "way green": [[1, { open: false, text: "The blue door at 1, 0 stops it.", doors: [[1, 0]] }]],
    },
  });
}

const story = new Story(twoScene(), {}, "x", inEnglish);

test("seats with what lies in front of them and what is known of them", () => {
  const [ada, bo] = story.at(2).seats;
  assert.ok(ada && bo);
  assert.deepEqual([ada.theft, bo.theft], ["theft 2 of 2", "theft 1 of 2"]);
  assert.deepEqual([ada.trapped, bo.trapped, bo.was], [false, true, "boss"]);
  assert.deepEqual([ada.knows.length, bo.knows.length], [0, 1]);
  const said = "Bo, Role unknown, was boss, trapped, theft 1 of 2, broken: lantern, 3 cards";
  assert.equal(words.seatName(story, bo, false), said);
  assert.equal(story.at(1).seats[1]?.theft, "theft");
  assert.equal(story.at(3).seats[1]?.trapped, false);
  assert.equal(story.at(0).seats[1]?.was, null);
});

test("a dwarf by its name in the scene", () => {
  assert.equal(words.roleName(story, "blue"), "Blue gold-digger");
  assert.equal(words.roleName(story, null), "Role unknown");
});

test("where a team can walk, and what stops it", () => {
  const moment = story.at(1);
  assert.deepEqual(walkable(moment, "blue"), ["0,0,0", "1,0,0"]);
  assert.deepEqual(walkable(moment, "green"), ["0,0,0"]);
  assert.deepEqual(walkable(moment, ""), []);
  assert.deepEqual([...moment.ways.keys()], ["green"]);
  assert.deepEqual(moment.ways.get("green")?.doors, [[1, 0]]);
  assert.deepEqual(words.walkers(inEnglish, ["blue", "green"]), ["Blue and green can walk here."]);
  assert.deepEqual(words.walkers(inEnglish, []), ["No team can walk here."]);
  assert.deepEqual(words.walkers(inEnglish, undefined), []);
});

test("chances are those of the turn", () => {
  assert.equal(story.at(0).chances, null);
  assert.equal(story.at(1).chances?.[0]?.[1], "certain");
});

test("a turn at which a branch leaves says so", () => {
  const scene = smallScene({ branches: [{ turn: 2, path: [0], title: "What if" }] });
  const made = new Story(scene, {}, "x", inEnglish);
  assert.equal(words.turnWords(made.at(1)), "Turn 1 of 3: Ada lays EW at column 1, row 0.");
  assert.match(words.turnWords(made.at(2)), /A dead end\. A branch leaves here\.$/);
});

test("which line is shown", () => {
  assert.equal(words.lineName(inEnglish, smallScene({ branch: [0] })), "This branch was not played.");
  assert.equal(words.lineName(inEnglish, smallScene()), "This is the game as played.");
});

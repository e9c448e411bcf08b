import assert from "node:assert/strict";
import { test } from "node:test";
import { inEnglish, smallScene } from "./fakes.ts";
import { Story } from "./story.ts";
import type { Side } from "./types.ts";
import * as words from "./words.ts";

const story = (change = {}) => new Story(smallScene(change), {}, "t-", inEnglish);
const made = story();

test("tunnels and stubs in words", () => {
  assert.equal(words.faceName(inEnglish, ["NS", "E"]), "tunnel north–south and a stub east");
  assert.equal(words.faceName(inEnglish, ["N", "E", "S"]), "stub north, a stub east and a stub south");
  assert.equal(words.tunnelName(inEnglish, "EL"), "tunnel east with a ladder to the surface");
});

test("what lies at a cell", () => {
  assert.equal(words.cellContents(made.at(1), "1,0", false), "tunnel east–west, connected");
  assert.equal(words.cellContents(made.at(0), "1,0", false), "empty");
  assert.equal(words.cellContents(made.at(2), "2,0", false), "stub east not connected and a stub west connected");
  assert.equal(words.cellContents(made.at(3), "2,0", false), "stub east and a stub west, not connected");
  assert.equal(
    words.cellContents(made.at(0), "0,0", false),
    "start, tunnel north–east–south–west with a ladder to the surface, connected",
  );
});

test("a goal that is up is a card like others", () => {
  const { tracks } = smallScene();
  tracks["goal 4,0"] = [[0, { up: true, kind: "stone", face: "SW", looked: false }]];
  const contents = words.cellContents(story({ tracks }).at(0), "4,0", false);
  assert.equal(contents, "goal, stone, tunnel south–west, turned, not connected");
});

test("a goal that is face down gives away only what the viewer may see", () => {
  assert.equal(words.cellContents(made.at(0), "4,0", false), "goal, face down");
  assert.equal(words.cellContents(made.at(0), "4,0", true), "goal, face down, peeked at: stone");
  const { tracks } = smallScene();
  assert.equal(words.cellContents(story({ viewer: 1 }).at(0), "4,0", false), "goal, face down, known: stone");
  tracks["goal 4,0"] = [[0, { up: false, kind: null, face: null, looked: false }]];
  assert.equal(words.cellContents(story({ viewer: 1, tracks }).at(0), "4,0", false), "goal, face down");
});

test("a turn, with its comment", () => {
  assert.equal(words.turnWords(made.at(1)), "Turn 1 of 3: Ada lays EW at column 1, row 0.");
  assert.equal(words.turnWords(made.at(2)), "Turn 2 of 3: Bo lays E|W at column 2, row 0. A dead end.");
  assert.equal(words.turnWords(made.at(0)), "Turn 0 of 3: The cards are dealt.");
});

test("a seat in one line", () => {
  const [ada, bo] = made.at(2).seats;
  assert.ok(ada && bo);
  assert.equal(words.seatName(made, ada, true), "Ada, to play next, Gold-digger, no broken tools, 2 cards");
  assert.equal(words.seatName(made, bo, false), "Bo, Role unknown, broken: lantern, 3 cards");
});

test("a cell is written in one way for eyes and in one for ears", () => {
  assert.equal(words.cellName(inEnglish, [8, -2]), "8, −2");
  assert.equal(words.spoken(inEnglish, "It may not lie at 8, −2."), "It may not lie at column 8, row −2.");
  assert.equal(words.spoken(inEnglish, "Paid: Ada 4 nuggets, Bo 3 nuggets."), "Paid: Ada 4 nuggets, Bo 3 nuggets.");
});

test("the scene brings the words for a break, and a kind that it does not know is told all the same", () => {
  const said = (kind: string, side: Side | null) => words.brokenWords(made.at(0), { kind, cell: [2, -1], side });
  assert.equal(said("stub", null), "The way breaks in the card at 2, −1: its tunnels do not meet.");
  assert.equal(said("gap", "E"), "The way breaks at 3, −1: no card lies there.");
  assert.equal(said("wall", "N"), "The way breaks at the north edge of 2, −1: the card at 2, −2 shows a wall.");
  assert.equal(said("unheard of", null), "The way breaks at 2, −1.");
});

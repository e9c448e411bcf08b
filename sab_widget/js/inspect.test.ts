import assert from "node:assert/strict";
import { test } from "node:test";
import { inEnglish, smallScene } from "./fakes.ts";
import { aboutAction, aboutCard, aboutTarget } from "./findings.ts";
import { nearest } from "./geometry.ts";
import { brokenRoutes, component, legalCells, openEnds, reasonsAgainst, route } from "./inspect.ts";
import { Story } from "./story.ts";

const story = new Story(smallScene(), {}, "t-", inEnglish);
const moment = (turn: number) => story.at(turn);

test("a component has the tunnels that lie at that turn, and no others", () => {
  assert.deepEqual(component(moment(0), 0), ["0,0,0"]);
  assert.deepEqual(component(moment(2), 0).sort(), ["0,0,0", "1,0,0", "2,0,1"]);
  assert.deepEqual(component(moment(3), 0), ["0,0,0"]);
  assert.deepEqual(component(moment(3), 9), []);
});

test("a route leads along the chain to the surface", () => {
  assert.deepEqual(route(moment(2), "2,0,1"), { tunnels: ["2,0,1", "1,0,0", "0,0,0"], broken: null });
});

test("a route that breaks says how and where", () => {
  assert.deepEqual(route(moment(3), "2,0,1"), {
    tunnels: ["2,0,1"],
    broken: { kind: "gap", cell: [2, 0], side: "W" },
  });
  assert.equal(route(moment(2), "2,0,0")?.broken?.kind, "stub");
  assert.equal(route(moment(0), "2,0,0"), null);
});

test("a ring in a faulty scene ends", () => {
  const scene = smallScene();
  scene.tracks["tunnel 0,0,0"] = [[0, { in: 0, next: "1,0,0" }]];
  const faulty = new Story(scene, {}, "t-", inEnglish).at(1);
  assert.deepEqual(route(faulty, "1,0,0")?.tunnels, ["1,0,0", "0,0,0"]);
});

test("open ends, of all and of one component", () => {
  const sides = (number?: number) => openEnds(moment(3), number).map(({ cell, side }) => `${cell}${side}`);
  assert.deepEqual(sides(0), ["0,0N", "0,0E", "0,0S", "0,0W"]);
  assert.deepEqual(sides(2), ["2,0W"]);
  assert.deepEqual(sides(1), ["2,0E"]);
  assert.equal(openEnds(moment(3)).length, 6);
  assert.equal(openEnds(moment(3)).filter(({ connected }) => connected).length, 4);
});

test("what fits where is looked up at the turn", () => {
  assert.deepEqual(reasonsAgainst(moment(0), "EW", [1, 0]), []);
  assert.deepEqual(
    reasonsAgainst(moment(0), "SW", [1, 0])?.map(({ code, side }) => [code, side]),
    [["edge_mismatch", "W"]],
  );
  assert.equal(reasonsAgainst(moment(1), "EW", [1, 0])?.[0]?.code, "occupied");
  assert.equal(reasonsAgainst(moment(0), "EW", [40, 40])?.[0]?.code, "not_connected");
  assert.equal(reasonsAgainst(moment(0), "no such face", [1, 0]), null);
  assert.deepEqual(legalCells(moment(0), "EW"), [[1, 0]]);
  assert.deepEqual(legalCells(moment(1), "EW"), []);
});

test("a card that would meet unconnected tunnels shows where their way breaks", () => {
  const against = reasonsAgainst(moment(3), "EW", [3, 0]) ?? [];
  assert.deepEqual(
    brokenRoutes(moment(3), [3, 0], against).map(({ broken }) => broken?.kind),
    ["stub"],
  );
});

test("it is all said in words", () => {
  const good = aboutTarget(moment(2), { cell: [2, 0], tunnel: 1 }, false);
  assert.equal(good.verdict, "Connected to the surface, 2 cards away.");
  assert.ok(good.lines.includes("Distances: the goal at 4, 0 is 2 cards away."));
  const bad = aboutTarget(moment(3), { cell: [2, 0], tunnel: 1 }, false);
  assert.equal(bad.verdict, "Not connected. The way breaks at 1, 0: no card lies there.");
  const card = aboutCard(moment(0), "SW", [1, 0]);
  assert.equal(card.verdict, "It may not lie at 1, 0.");
  assert.deepEqual(card.lines, ["A wall would meet a tunnel of 0, 0."]);
  assert.equal(aboutCard(moment(0), "EW", undefined).verdict, "It may lie at 1 cell, all marked.");
});

test("an action card says what it is for, and what bars a seat is said of its path cards", () => {
  assert.deepEqual(aboutAction(moment(0), "map"), {
    title: "Picked: map",
    face: "map",
    lines: ["An action card, not laid in the mine: it shows a goal."],
  });
  assert.equal(aboutCard(moment(2), "EW", undefined, "hand 1 0").verdict, "Bo: the lantern is broken.");
});

test("the tunnel nearest to the pointer is the one that is meant", () => {
  assert.equal(nearest(["E", "W"], 90, 65), 0);
  assert.equal(nearest(["E", "W"], 10, 65), 1);
  assert.equal(nearest(["NE", "SW"], 70, 40), 0);
  assert.equal(nearest(["NE", "SW"], 30, 95), 1);
  assert.equal(nearest(["NS", "E"], 88, 60), 1);
  assert.equal(nearest(["NS", "E"], 50, 20), 0);
  assert.equal(nearest(["EW"], 3, 3), 0);
  assert.equal(nearest([], 50, 50), null);
});

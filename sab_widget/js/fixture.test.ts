/** A little scene that several tests ask: two connected cards, a cut-off curve, two goals, one of them up. */

import { test } from "node:test";
import { Story } from "./story.ts";
import type { Scene } from "./types.ts";

export function scene(): Scene {
  return {
    version: 1,
    title: "A test",
    viewer: null,
    last: 3,
    players: ["Ada", "Boris"],
    rounds: [{ turn: 0, name: "Round 1" }],
    extent: [-1, -1, 4, 1],
    faces: {
      NESWL: { tunnels: ["NESWL"], art: "NESWL", turned: false, other: "NESWL" },
      EW: { tunnels: ["EW"], art: "EW", turned: false, other: "EW" },
      "NS|W": { tunnels: ["NS", "W"], art: "NS|E", turned: true, other: "NS|E" },
      SW: { tunnels: ["SW"], art: "NE", turned: true, other: "NE" },
      NE: { tunnels: ["NE"], art: "NE", turned: false, other: "SW", name: "curve north and east" },
    },
    cards: {},
    palette: ["EW", "NE"],
    goals: [
      [3, 0],
      [3, 1],
    ],
    // EW is laid at turn 1, a card with a stub at turn 2; a cut-off curve at turn 3.
    tracks: {
      "card 0,0": [[0, "NESWL"]],
      "card 1,0": [[1, "EW"]],
      "card 2,0": [
        [2, "NS|W"],
        [3, null],
      ],
      "card 2,1": [[3, "NE"]],
      "goal 3,0": [[0, { up: false, kind: "stone", face: "SW", looked: false }]],
      "goal 3,1": [[0, { up: true, kind: "stone", face: "SW", looked: false }]],
      "distance 3,0": [[0, 2]],
      "tunnel 0,0,0": [[0, { in: 0, next: "" }]],
      "tunnel 1,0,0": [[1, { in: 0, next: "0,0,0" }]],
      "tunnel 2,0,0": [[2, { in: 1, break: ["stub", null] }]],
      "tunnel 2,0,1": [[2, { in: 0, next: "1,0,0" }]],
      "tunnel 2,1,0": [[3, { in: 1, break: ["gap", "N"] }]],
      "tunnel 3,1,0": [[0, { in: 1, next: "2,1,0" }]],
      "ends 0,0": [
        [0, "NESW"],
        [1, "NSW"],
      ],
      "ends 2,0": [[2, "NS"]],
      "ends 2,1": [[3, "N"]],
      "site 0,0": [[0, 1]],
      "site 1,0": [
        [0, 2],
        [1, 1],
      ],
      "site 2,0": [[3, 3]],
      "hand 0": [[0, { count: 2, cards: ["EW", "map"] }]],
      "hand 1": [[0, { count: 3, cards: null }]],
      "tools 1": [
        [0, []],
        [2, ["lantern"]],
      ],
      "role 0": [[0, "digger"]],
      "role 1": [[0, null]],
      seat: [
        [0, 0],
        [1, 1],
      ],
      stock: [[0, 5]],
    },
    turns: [
      { text: "The cards are dealt.", kind: "deal" },
      { text: "Ada lays EW at 1, 0.", kind: "place", seat: 0, cells: [[1, 0]], comment: "Good." },
      { text: "Boris lays NS|W at 2, 0.", kind: "place", seat: 1, cells: [[2, 0]] },
      { text: "Rock falls.", kind: "rockfall", seat: 0, cells: [[2, 0]] },
    ],
    legal: {
      faces: ["EW", "NE", "SW"],
      rows: [
        [1, 1, 1],
        [2, 2, 2],
        [0, 3, 0],
        [0, 4, 0],
      ],
      far: 0,
      answers: [[], [0], [1], [2, 3], [4]],
      reasons: [
        { code: "no_neighbour", side: null, text: "No card lies beside {cell}." },
        { code: "occupied", side: null, text: "A card lies at {cell} already." },
        { code: "edge_mismatch", side: "W", text: "the west edge does not fit the card at {neighbour}." },
        { code: "not_connected", side: null, text: "It would not be connected." },
        { code: "not_connected", side: "S", text: "The card at {neighbour} is not connected." },
      ],
    },
  };
}

export const story = (made = scene()) => new Story(made, { EW: "<g/>", NE: "<g/>" }, "t-");

test("the scene is made anew for each test", () => {
  scene().tracks.seat?.push([9, 9]);
  if (scene().tracks.seat?.length !== 2) throw new Error("it is shared");
});

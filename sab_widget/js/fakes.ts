/** For unit tests: a small scene, and a model without a kernel. */

import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { AnyModel } from "@anywidget/types";
import { FluentResource } from "@fluent/bundle";
import { makeSay } from "./say.ts";
import type { Scene, Traits, WordsTrait } from "./types.ts";

/**
 * Start, a straight card east of it that is laid at turn 1 and gone at turn 3, and a pair of stubs that lies apart; two
 * seats, one with a broken lantern from turn 2.
 */
export function smallScene(change: Partial<Scene> = {}): Scene {
  const face = (tunnels: string[], other = "", turned = false) => ({ tunnels, art: tunnels.join("|"), turned, other });
  return {
    version: 1,
    title: "A small mine",
    viewer: null,
    last: 3,
    players: ["Ada", "Bo"],
    rounds: [{ turn: 0, name: "Round 1" }],
    extent: [-1, -1, 4, 1],
    faces: {
      NESWL: face(["NESWL"], "NESWL"),
      EW: face(["EW"], "EW"),
      "E|W": face(["E", "W"], "E|W"),
      SW: face(["SW"], "NE", true),
      NE: face(["NE"], "SW"),
    },
    cards: {
      EW: { art: "EW", name: "EW (straight tunnel)", face: "EW" },
      map: { art: "map", name: "map", about: "An action card, not laid in the mine: it shows a goal." },
    },
    roles: { digger: { art: "role digger", name: "gold-digger" } },
    branch: [],
    branches: [],
    palette: ["EW", "E|W", "NE"],
    goals: [[4, 0]],
    tracks: {
      "card 0,0": [[0, "NESWL"]],
      "card 1,0": [
        [1, "EW"],
        [3, null],
      ],
      "card 2,0": [[2, "E|W"]],
      "goal 4,0": [[0, { up: false, kind: "stone", face: "SW", looked: false }]],
      "tunnel 0,0,0": [[0, { in: 0, next: "" }]],
      "tunnel 1,0,0": [
        [1, { in: 0, next: "0,0,0" }],
        [3, null],
      ],
      "tunnel 2,0,0": [[2, { in: 1, break: ["stub", null] }]],
      "tunnel 2,0,1": [
        [2, { in: 0, next: "1,0,0" }],
        [3, { in: 2, break: ["gap", "W"] }],
      ],
      "ends 0,0": [
        [0, "NESW"],
        [1, "NSW"],
        [3, "NESW"],
      ],
      "ends 2,0": [
        [2, "E"],
        [3, "EW"],
      ],
      "distance 4,0": [
        [0, 3],
        [2, 2],
        [3, 3],
      ],
      "site 1,0": [
        [0, 1],
        [1, 2],
        [3, 1],
      ],
      "site 3,0": [[2, 3]],
      "hand 0": [[0, { count: 2, cards: ["EW", "map"] }]],
      "hand 1": [[0, { count: 3, cards: null }]],
      "tools 1": [
        [0, []],
        [2, ["lantern"]],
      ],
      "barred 1": [
        [0, null],
        [2, "Bo: the lantern is broken."],
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
      { text: "Ada lays EW at 1, 0.", kind: "place", seat: 0, cells: [[1, 0]] },
      { text: "Bo lays E|W at 2, 0.", kind: "place", seat: 1, cells: [[2, 0]], comment: "A dead end." },
      { text: "Ada brings the card at 1, 0 down.", kind: "rockfall", seat: 0, cells: [[1, 0]] },
    ],
    legal: {
      faces: ["EW", "SW"],
      rows: [
        [0, 0],
        [1, 2],
        [3, 3],
        [4, 4],
      ],
      far: 0,
      answers: [[0], [], [1], [2], [3]],
      reasons: [
        { code: "not_connected", side: null, text: "No card lies beside {cell}." },
        { code: "edge_mismatch", side: "W", text: "A wall would meet a tunnel of {neighbour}." },
        { code: "occupied", side: null, text: "A card lies at {cell}." },
        { code: "not_connected", side: "W", text: "Nothing there is connected to the surface." },
      ],
    },
    breaks: {
      stub: "The way breaks in the card at {cell}: its tunnels do not meet.",
      gap: "The way breaks at {beyond}: no card lies there.",
      "wall N": "The way breaks at the north edge of {cell}: the card at {beyond} shows a wall.",
    },
    ...change,
  };
}

/** The English catalogue of the page. */
const { body } = new FluentResource(readFileSync("sab_widget/languages/en/core.ftl", "utf8"));
export const ENGLISH: WordsTrait = { language: "en", locale: "en-GB", direction: "ltr", messages: body };
export const inEnglish = makeSay(ENGLISH);

/** The traits of a new widget, without its scene. */
export const TRAITS: Omit<Traits, "scene" | "scenes"> = {
  art: {},
  turn: 0,
  viewer: null,
  branch: [],
  selected: null,
  revealed: [],
  theme: "auto",
  speed: 1,
  styles: "",
  words: ENGLISH,
  live: {},
  language: "auto",
  page_languages: [],
};

export interface FakeModel extends AnyModel<Traits> {
  /** A message or a value that comes from the kernel. */
  hear(event: string, value?: unknown, bytes?: DataView[]): void;
  put<K extends keyof Traits>(name: K, value: Traits[K]): void;
  /** All traits come anew, as when a notebook has its connection again; what is the same as before is no event. */
  restore(state: Partial<Traits>): void;
  /** The turn at each save. */
  saved: unknown[];
  /** What has changed at each save. */
  sent: Record<string, unknown>[];
  alive: boolean;
}

export function fakeModel(change: Partial<Traits> = {}): FakeModel {
  const traits: Record<string, unknown> = {
    ...TRAITS,
    scene: smallScene(),
    ...change,
  };
  let changed: Record<string, unknown> = {};
  const listeners = new Map<string, ((value: unknown, bytes?: DataView[]) => void)[]>();
  const model = {
    saved: [] as unknown[],
    sent: [] as Record<string, unknown>[],
    alive: true,
    get: (name: string) => traits[name],
    set(name: string, value: unknown) {
      if (traits[name] !== value) changed[name] = value;
      model.put(name, value);
    },
    put(name: string, value: unknown) {
      if (traits[name] === value) return;
      traits[name] = value;
      model.hear(`change:${name}`);
    },
    restore(state: Record<string, unknown>) {
      const all: Record<string, unknown> = structuredClone({ ...traits, ...state });
      const events = Object.keys(all).filter((name) => !isDeepStrictEqual(all[name], traits[name]));
      Object.assign(traits, all);
      for (const name of events) model.hear(`change:${name}`);
    },
    save_changes() {
      if (!model.alive) throw new Error("Cannot send");
      model.saved.push(traits.turn);
      model.sent.push(changed);
      changed = {};
    },
    on: (event: string, listener: (value: unknown, bytes?: DataView[]) => void) =>
      listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    hear: (event: string, value?: unknown, bytes?: DataView[]) => {
      for (const listener of listeners.get(event) ?? []) listener(value, bytes);
    },
  };
  return model as unknown as FakeModel;
}

/** What the page gives, as far as the shared state asks for it. */
export function fakePage(): void {
  Object.assign(globalThis, { document: new EventTarget() });
}

/** The shapes that docs/scene.md describes; no code. */

import type { Live } from "./types_live.ts";

export type Side = "N" | "E" | "S" | "W";
export type Cell = readonly [column: number, row: number];
/** The first and the last column and row, inclusive. */
export type Extent = [c0: number, r0: number, c1: number, r1: number];
export type Entry<T> = [turn: number, value: T];
export type Track<T> = Entry<T>[];

export interface FaceInfo {
  /** The edges of each tunnel; `L` is a ladder to the surface. */
  tunnels: string[];
  art: string;
  turned: boolean;
  /** The face when turned again; itself when it looks the same. */
  other: string;
  /** In words. */
  name?: string;
}

export interface CardInfo {
  art: string;
  name: string;
  face?: string;
  /** What an action card is for, in one sentence. */
  about?: string;
}

export interface RoleInfo {
  art: string;
  /** In words. */
  name: string;
  team?: string | null;
}

/** A line that leaves the one shown. */
export interface BranchInfo {
  turn: number;
  path: number[];
  title: string;
}

/** Whether a team can walk to the treasure. */
export interface WayState {
  open: boolean;
  text: string;
  /** The cells of the doors that stop it. */
  doors: Cell[];
}

export interface GoalState {
  up: boolean;
  kind: "stone" | "treasure" | null;
  face: string | null;
  looked: boolean;
}

export interface TunnelState {
  /** The component; 0 is connected to the surface. */
  in: number;
  /** The next tunnel on the way, `""` at the surface. */
  next?: string;
  /** Where the way breaks: the kind, and the side it breaks at. */
  break?: [kind: string, side: Side | null];
  /** In games with doors: the teams that can walk there from the surface. */
  walk?: string[];
}

export interface HandState {
  count: number;
  cards: string[] | null;
}

export interface DiscardsState {
  count: number;
  top: string | null;
}

export interface TurnInfo {
  text: string;
  kind: string;
  seat?: number | null;
  cells?: Cell[];
  seats?: number[];
  comment?: string | null;
  /** What somebody has drawn over the mine, as `readMark` knows it. */
  marks?: string[];
}

export interface Reason {
  code: string;
  side: Side | null;
  text: string;
}

export interface Legal {
  faces: string[];
  rows: number[][];
  far: number;
  /** Lists of indices into `reasons`; an empty one means that the face may lie there. */
  answers: number[][];
  reasons: Reason[];
}

export interface Scene {
  version: number;
  title: string;
  viewer: number | null;
  last: number;
  players: string[];
  rounds: { turn: number; name: string }[];
  extent: Extent;
  faces: Record<string, FaceInfo>;
  cards: Record<string, CardInfo>;
  roles: Record<string, RoleInfo>;
  /** The path of the line that is shown; empty is the game as played. */
  branch: number[];
  branches: BranchInfo[];
  /** After how many actions each branch of the path leaves its line. */
  leaves?: number[];
  palette: string[];
  goals: Cell[];
  tracks: Record<string, Track<unknown>>;
  turns: TurnInfo[];
  legal: Legal;
  /** The sentence for each kind of break. */
  breaks?: Record<string, string>;
  /** Why the scene stops before its record's end. */
  problem?: string | null;
}

/** A live move: new entries for the tracks it names; the other fields replace or add where they are present. */
export interface Append {
  kind: "append";
  last: number;
  tracks: Record<string, Track<unknown>>;
  /** Kinds of tracks that say nothing from now on, but for those that are named in `tracks`. */
  cleared?: string[];
  turns: TurnInfo[];
  extent?: Extent;
  faces?: Record<string, FaceInfo>;
  cards?: Record<string, CardInfo>;
  rounds?: Scene["rounds"];
  /** What has been added to the table. */
  legal?: Pick<Legal, "rows" | "answers" | "reasons">;
}

/** What is pinned: a tunnel, a picked card as it would be laid, or whether that card may lie at a cell. */
export type Selected = { cell?: Cell; tunnel?: number; face?: string } | null;

export type ThemeChoice = "auto" | "light" | "dark";

/** A catalogue: messages of Project Fluent, taken apart. */
export interface WordsTrait {
  language: string;
  /** Whose plurals, lists and numbers are used. */
  locale: string;
  direction: "ltr" | "rtl";
  messages: unknown[];
}

export interface Traits {
  scene: Scene;
  art: Record<string, string>;
  turn: number;
  viewer: number | null;
  branch: number[];
  selected: Selected;
  revealed: Cell[];
  theme: ThemeChoice;
  speed: number;
  /** What was drawn over turns here, in place of what their comments hold (`turnKey`). */
  marks?: Record<string, string[]>;
  /** The style sheets of the widget. */
  styles: string;
  words: WordsTrait;
  /** What a person may do now; the page cannot write it. */
  live: Live;
  /** `auto`, or the code of a language. */
  language: string;
  /** The languages that the reader has asked the browser for, the best first. */
  page_languages: readonly string[];
  /** A page without a kernel may bring the scenes of all viewers, by seat or `everyone`. */
  scenes?: Record<string, Scene>;
}

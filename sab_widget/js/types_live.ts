/** The shapes of what a person may do now, and of the messages of the kernel about it; no code. */

import type { Cell, Side } from "./types.ts";

/** What a person may do now: the trait `live`. Each mode adds its own fields. */
export interface Live {
  mode?: "play" | "explore" | "ask";
  play?: Play;
  ask?: AskState;
  sheet?: AskSheet;
  explore?: Explore;
}

/** A game that is played at this screen (docs/play.md). */
export interface Play {
  /** What all this is about; the page may not have that turn yet. */
  turn: number;
  state: "turn" | "hand over" | "curtain" | "computer" | "stuck" | "deal" | "over";
  /** The seats of people. */
  people: number[];
  /** Whose turn it is, or who comes next to the screen. */
  seat: number;
  /** The turn to which taking back leads, if there is one; absent where that is not allowed. */
  undo?: number | null;
  /** Whether something can be done again. */
  redo?: boolean;
  /** Why a computer player is stuck. */
  text?: string;
  /** The round that is dealt next. */
  round?: number;
  deal?: boolean;
  pass?: boolean;
  /** Whether any path card can be laid; where is told by the scene. */
  lays?: boolean;
  /** How many cards can be given away at once. */
  most?: number;
  /** What can be removed by giving away so many cards (`price`): tools, `trapped`, `theft`. */
  clear?: string[];
  price?: number;
  /** The gold cards that can be taken, by nuggets. */
  take?: number[];
  /** How stones can be laid: cell and face. */
  lay?: [cell: Cell, face: string][];
  /** From whom a piece can be stolen. */
  steal?: number[];
  /** On what each action card of the hand can be played. */
  aims?: Record<string, Aim>;
}

/** An action as the kernel takes it (docs/record.md). */
export interface Action {
  do: string;
  seat?: number;
  tool?: string;
  card?: string | undefined;
  cards?: string[];
  face?: string | null;
  cell?: Cell;
  what?: string;
  nuggets?: number;
}

/** What an action card can be played on; nothing to choose where all three are absent. */
export interface Aim {
  /** The action, but for what is chosen. */
  do: Action;
  seats?: number[];
  cells?: Cell[];
  /** Seats by tool. */
  mends?: Record<string, number[]>;
}

/** A mine that is set up by hand. */
export interface Explore {
  /** How many steps can be undone, and done again. */
  undo: number;
  redo: number;
  /** Whether a card may be laid only where the rules let it lie. */
  strict: boolean;
  /** The mine as a drawing. */
  text: string;
  /** Why the drawing that was sent last could not be read. */
  wrong: string;
  /** What could not have come about: `edges` that do not fit, goals that are `reached`. */
  misfits: [code: string, cell: Cell, side: Side][];
  /** How many wishes of pages the kernel has heard. */
  heard: number;
  /** The last step that the page asked for. */
  done: Step;
}

export interface Step {
  /** Another one is another step. */
  nth?: number;
  what?: string;
  cell?: Cell;
  face?: string;
  /** Why the rules would not let the card lie there. */
  against?: string[];
  /** The goals that were turned up. */
  turned?: Cell[];
}

/** A message of the kernel to the page. */
export interface Message {
  kind: string;
}

/** A message of the page to the kernel. */
export interface Wanted {
  kind: string;
  [field: string]: unknown;
}

// Questions (docs/ask.md). JavaScript compares what was filled in with what is right; why, Python has written down.

export interface AskChoice {
  text: string;
  right: boolean;
  why: string;
  /** Whether why it is wrong answers what else is asked, so that it is told with the answer. */
  late?: boolean;
  /** A card to draw beside it. */
  face?: string;
}

/** Either choices, of which one or many are to be chosen, or a whole number from 0 to `most`. */
export interface AskField {
  label: string;
  many?: boolean;
  choices?: AskChoice[];
  right?: number;
  most?: number;
  why?: string;
}

export interface AskMarking {
  /** The sets of cells of which each is right. */
  sets: Cell[][];
  /** For each cell that can be marked the numbers of the sentences that say why it is right or wrong. */
  why: Record<string, number[]>;
  sentences: string[];
}

export interface AskQuestion {
  title: string;
  intro: string;
  text: string;
  points: number;
  /** Said when it has been answered. */
  lesson: string[];
  marking: AskMarking | null;
  fields: AskField[];
  /** A help to ask for. */
  aid?: string;
  /** The card, and the cell, that it is about. */
  face?: string;
  cell?: Cell;
}

/** What was filled in: cells, and for each field the numbers of what was chosen, or a number. */
export interface AskFilled {
  cells: Cell[];
  fields: (number[] | number | null)[];
}

/** The question that is asked, and what was answered. */
export interface AskState {
  question: AskQuestion;
  /** Which one of a sheet. */
  at: number;
  attempts: number;
  given: AskFilled | null;
  correct: boolean | null;
  /** Whether the answer has been shown. */
  opened: boolean;
}

export interface AskSheet {
  title: string;
  items: { title: string; points: number; correct: boolean | null }[];
}

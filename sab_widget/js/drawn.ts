/** Arrows and highlights that somebody has drawn over the mine, each one word: `G3,-1`, `R0,0>3,-1`. Pure. */

import { cellOf, keyOf } from "./cells.ts";
import type { Say } from "./say.ts";
import type { Cell, Scene } from "./types.ts";
import { cellName } from "./words.ts";

export const COLOURS = { G: "green", R: "red", Y: "yellow", B: "blue" } as const;

/** Stands for a colour. */
export type Letter = keyof typeof COLOURS;

export interface Drawn {
  colour: string;
  /** What is highlighted, or where the arrow begins. */
  from: Cell;
  /** Where the arrow ends; null for a highlight. */
  to: Cell | null;
}

export function readMark(word: string): Drawn {
  const [from = "", to] = word.slice(1).split(">");
  return { colour: COLOURS[word[0] as Letter], from: cellOf(from), to: to ? cellOf(to) : null };
}

export const writeMark = (letter: Letter, from: Cell, to?: Cell | null): string =>
  letter + keyOf(from) + (to ? `>${keyOf(to)}` : "");

/** The marks when one is drawn: it takes the place of one of another colour, and takes itself away. */
export const toggled = (marks: readonly string[], word: string): string[] => {
  const others = marks.filter((mark) => mark.slice(1) !== word.slice(1));
  return marks.includes(word) ? others : [...others, word];
};

/** The name of a turn by which its marks are kept: until it leaves its line, a branch has the turns of that. */
export function turnKey({ branch, leaves = [] }: Scene, turn: number): string {
  const path = branch.slice(0, leaves.filter((left) => left < turn).length);
  return path.length ? `${path.join(".")}/${turn}` : `${turn}`;
}

/** What is drawn on a cell, in words. */
export function drawnOn(t: Say, marks: readonly string[], key: string): string[] {
  return marks.map(readMark).flatMap(({ colour, from, to }) => {
    if (keyOf(from) === key) {
      return to ? t("explore-arrow-to", { colour, cell: cellName(t, to) }) : t("explore-marked", { colour });
    }
    return to && keyOf(to) === key ? t("explore-arrow-from", { colour, cell: cellName(t, from) }) : [];
  });
}

/** Over the mine: the card that is asked about, and the cells that were marked, with what came of them. */

import { cellOf, sameCell } from "../cells.ts";
import type { Desk } from "../desk.ts";
import { at } from "../geometry.ts";
import { CardAt } from "../views/Drawing.tsx";
import type { Grade } from "./grade.ts";
import { askedOf, askOf, filledOf, gradesNow, isOpen } from "./state.ts";

const FRAME = "M10 5H90a5 5 0 0 1 5 5V120a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5V10a5 5 0 0 1 5-5z";
/** Each with a shape of its own: a pin, a tick, a cross, a plus. */
const SIGNS: Record<Grade | "marked", string> = {
  marked: "M0-5a5 5 0 1 0 .1 0z",
  right: "M-9 0-2 8 10-8",
  wrong: "M-9-9 9 9M9-9-9 9",
  missed: "M0-10V10M-10 0H10",
};
const QUESTION = "M-6-4a6 6 0 1 1 9 5c-2 1-3 2-3 4M0 11v.1";

const Marked = ({ cell, grade }: { cell: string; grade: Grade | "marked" }) => (
  <g class={`ask-mark ${grade}`} transform={at(cellOf(cell))}>
    <path d={FRAME} />
    <g class="disc" transform="translate(50 65)">
      <circle r="21" />
      <path d={SIGNS[grade]} />
    </g>
  </g>
);

/** The card that the question is about, where it is to be laid. */
const Card = ({ desk }: { desk: Desk }) => {
  const { face, cell, marking } = askOf(desk).question;
  if (!cell) return null;
  return (
    <g class="ask-card" transform={at(cell)}>
      {face && <CardAt story={desk.moment.story} name={face} />}
      <path d={FRAME} />
      <g class="disc" transform={marking ? "translate(82 22)" : "translate(50 65)"}>
        <circle r="19" />
        <path d={QUESTION} />
      </g>
    </g>
  );
};

export function AskMarks({ desk }: { desk: Desk }) {
  const { marking } = askOf(desk).question;
  const { opened } = askedOf(desk);
  const grades = gradesNow(desk);
  const pointed = desk.local.hover?.cell;
  const marks = grades
    ? [...grades.cells].filter(([, grade]) => grade !== "missed" || opened)
    : [...filledOf(desk).cells].map((cell): [string, "marked"] => [cell, "marked"]);
  const key = pointed && `${pointed}`;
  return (
    <>
      <Card desk={desk} />
      {key && marking?.why[key] && isOpen(desk) && <path class="ask-pointed" transform={at(pointed)} d={FRAME} />}
      {marks.map(([cell, grade]) => (
        <Marked key={cell} cell={cell} grade={grade} />
      ))}
    </>
  );
}

/** Whether it is the cell that is asked about. */
export const isAsked = (desk: Desk, key: string): boolean => sameCell(askOf(desk).question.cell, cellOf(key));

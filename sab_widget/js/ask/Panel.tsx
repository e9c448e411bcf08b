/** The question beside the mine: what is asked, what is filled in, and why something is right or wrong. */

import { cellOf } from "../cells.ts";
import type { Desk } from "../desk.ts";
import { CardPicture } from "../views/Drawing.tsx";
import { Button, Lines } from "../views/Icon.tsx";
import { cellName } from "../words.ts";
import { Fields, Sign } from "./Fields.tsx";
import { Foot } from "./Foot.tsx";
import { type Grade, whyCell } from "./grade.ts";
import { Progress } from "./Progress.tsx";
import { askedOf, askOf, clearCells, filledOf, gradesNow, isOpen } from "./state.ts";

/** Cells by row and column. */
const inOrder = (cells: Iterable<string>): string[] =>
  [...cells].sort((a, b) => {
    const [c, r] = cellOf(a);
    const [d, s] = cellOf(b);
    return r - s || c - d;
  });

/** Why cells are right or wrong, cell by cell; what is right stands there when the answer is shown. */
function Cells({ desk }: { desk: Desk }) {
  const { question } = askOf(desk);
  const { opened } = askedOf(desk);
  const grades = gradesNow(desk)?.cells;
  if (!grades) return null;
  const of = (grade: Grade) => inOrder([...grades].flatMap(([cell, each]) => (each === grade ? cell : [])));
  const shown = [
    ...of("wrong").map((cell) => [cell, "wrong"] as const),
    ...(opened ? of("missed").map((cell) => [cell, "missed"] as const) : []),
    ...(opened ? of("right").map((cell) => [cell, "right"] as const) : []),
  ];
  if (!shown.length) return null;
  return (
    <ul class="ask-cells">
      {shown.map(([cell, grade]) => (
        <li key={cell} class={grade}>
          <Sign desk={desk} grade={grade} />
          <span>
            <b>{desk.t("ask-cell-named", { cell: cellName(desk.t, cellOf(cell)) })}</b> {whyCell(question, cell)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How many cells are marked, while one may mark them. */
function Marked({ desk }: { desk: Desk }) {
  const { t } = desk;
  const count = filledOf(desk).cells.size;
  return (
    <>
      <p class="ask-quiet">{t("ask-how")}</p>
      <div class="ask-row">
        <p>{t("ask-marked", { count })}</p>
        {count > 0 && (
          <Button desk={desk} class="quiet" name={t("ask-clear")} icon="close" act={() => clearCells(desk)} text />
        )}
      </div>
    </>
  );
}

export function Panel({ desk }: { desk: Desk }) {
  const { t, shared } = desk;
  const { question } = askOf(desk);
  const { aided, opened } = askedOf(desk);
  const open = isOpen(desk);
  return (
    <section class="panel question" aria-label={t("ask-panel")}>
      <Progress desk={desk} />
      <div class="ask-scroll" tabIndex={0} role="group" aria-label={question.title}>
        {question.intro && <p dir="auto">{question.intro}</p>}
        <div class="ask-row ask-text">
          {question.face && <CardPicture story={shared.story} name={question.face} />}
          <p dir="auto">
            <b>{question.text}</b>
          </p>
        </div>
        <Fields desk={desk} />
        {question.marking && open && <Marked desk={desk} />}
        {open && aided && <p class="ask-aid">{question.aid}</p>}
        <Cells desk={desk} />
        {(opened || gradesNow(desk)?.correct) && <Lines lines={question.lesson} />}
      </div>
      <Foot desk={desk} />
    </section>
  );
}

/** Drawing arrows and highlights over the mine, whatever it shows. */

import { sameCell } from "../cells.ts";
import type { Desk } from "../desk.ts";
import { COLOURS, type Letter, writeMark } from "../drawn.ts";
import type { Key } from "../keys.ts";
import type { Part } from "../parts.ts";
import { badge, Drawn } from "../views/Drawn.tsx";
import { Button } from "../views/Icon.tsx";
import { arrow, choose, drawingOf, eraseAll, letGo, mark, stop, stretch, toggleDrawing } from "./state.ts";

const LETTERS = Object.keys(COLOURS) as Letter[];
const ERASER = "M4 15 13 6l6 6-8 8H8zM8 11l6 6M11 20h9";

const Switch = ({ desk }: { desk: Desk }) => (
  <label class="switch" title={`${desk.t("explore-draw")} (M)`}>
    <input type="checkbox" checked={drawingOf(desk).on} onChange={desk.on(() => toggleDrawing(desk))} />
    {desk.t("explore-draw")}
  </label>
);

function Bar({ desk }: { desk: Desk }) {
  const { t, shared } = desk;
  const { letter } = drawingOf(desk);
  return (
    <div class="bar draw-bar" role="group" aria-label={t("explore-draw")}>
      {LETTERS.map((each, i) => (
        <button
          key={each}
          class="colour"
          aria-pressed={each === letter}
          title={`${t("explore-colour", { colour: COLOURS[each] })} (${i + 1})`}
          onClick={desk.on(() => choose(desk, each))}
        >
          <svg class={`icon mark mark-${COLOURS[each]}`} viewBox="-18 -18 36 36" aria-hidden>
            <path class="badge" d={badge(COLOURS[each])} />
          </svg>
          {t("explore-colour", { colour: COLOURS[each] })}
        </button>
      ))}
      <Button
        desk={desk}
        name={t("explore-erase-all")}
        icon={ERASER}
        off={!shared.drawn.length}
        act={() => shared.drawn.length && eraseAll(desk)}
        text
      />
      <p class="muted">{t("explore-draw-how")}</p>
    </div>
  );
}

/** The arrow that is being drawn. */
function Stretched({ desk }: { desk: Desk }) {
  const { from, to, letter } = drawingOf(desk);
  if (!from) return null;
  const end = to ?? desk.local.walked?.cell;
  const marks = [writeMark(letter, from)];
  if (end && !sameCell(from, end)) marks.push(writeMark(letter, from, end));
  return <Drawn marks={marks} />;
}

const KEYS: readonly Key[] = [
  ["m", toggleDrawing],
  ["Escape", stop],
  ["a", arrow, "grid"],
  ...LETTERS.map((letter, i): Key => [`${i + 1}`, (desk) => choose(desk, letter)]),
];

/** The way into it: always there. */
export const drawSwitch: Part = {
  on: () => true,
  spots: { tools: Switch },
  keys: [["m", toggleDrawing]],
  help: ({ t }) => [["M", t("explore-draw-help")]],
};

export const draw: Part = {
  on: (desk) => drawingOf(desk).on,
  spots: { top: Bar },
  over: Stretched,
  keys: KEYS,
  help: ({ t }) => [
    ["Enter", t("explore-help-mark")],
    ["A", t("explore-help-arrow")],
    ["1 2 3 4", t("explore-help-colour")],
  ],
  act(desk, { cell }) {
    const { from } = drawingOf(desk);
    if (from && !sameCell(from, cell)) mark(desk, from, cell);
    else mark(desk, cell);
    return true;
  },
  grab:
    (desk, { cell: from }) =>
    (to, done) => {
      if (!to || (done && sameCell(from, to.cell))) letGo(desk);
      else if (done) mark(desk, from, to.cell);
      else stretch(desk, from, to.cell);
    },
};

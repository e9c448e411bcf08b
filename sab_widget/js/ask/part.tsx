/** Asking: a question beside the mine, to be answered by marking cells and by choosing. */

import { keyOf } from "../cells.ts";
import type { Desk } from "../desk.ts";
import type { Part } from "../parts.ts";
import { cellName, spoken } from "../words.ts";
import { whyCell } from "./grade.ts";
import { AskMarks, isAsked } from "./Marks.tsx";
import { Panel } from "./Panel.tsx";
import { askedOf, askOf, filledOf, gradesNow, isOpen, toggleCell } from "./state.ts";

/** What a cell of the grid is said to be. */
function cellWords(desk: Desk, key: string): string | undefined {
  const { t } = desk;
  const grade = gradesNow(desk)?.cells.get(key);
  if (grade && (grade !== "missed" || askedOf(desk).opened)) {
    return spoken(t, `${t(`ask-cell-${grade}`)}: ${whyCell(askOf(desk).question, key)}`);
  }
  if (isOpen(desk) && filledOf(desk).cells.has(key)) return t("ask-cell-marked");
  return isAsked(desk, key) ? t("ask-cell-asked") : undefined;
}

/** Another question is opened: it is read out, and the focus goes there when what had it is gone. */
function announceQuestions(desk: Desk, signal: AbortSignal): void {
  let at = desk.shared.live.ask?.at;
  desk.shared.subscribe(() => {
    const { ask, sheet } = desk.shared.live;
    if (!ask || ask.at === at) return;
    at = ask.at;
    const had = desk.root.querySelector(".question :focus");
    const where = desk.t("ask-of", { count: at + 1, all: sheet?.items.length ?? 1 });
    desk.set({ said: spoken(desk.t, `${where}. ${ask.question.title}. ${ask.question.text}`), hover: null });
    queueMicrotask(() => {
      const { root } = desk;
      if (had && !root.querySelector(".question :focus")) root.querySelector<HTMLElement>(".ask-scroll")?.focus();
    });
  }, signal);
}

export const ask: Part = {
  on: (desk) => !!desk.shared.live.ask,
  spots: { side: Panel },
  over: AskMarks,
  hush: isOpen,
  /** While it is answered nothing is told that would answer it; afterwards one looks into the mine as always. */
  act(desk, { cell }) {
    if (toggleCell(desk, cell) || isOpen(desk)) return true;
    const key = keyOf(cell);
    const why = askOf(desk).question.marking && whyCell(askOf(desk).question, key);
    if (why) desk.set({ said: spoken(desk.t, `${cellName(desk.t, cell)}: ${why}`) });
    return false;
  },
  open: announceQuestions,
  pick: isOpen,
  cell: cellWords,
};

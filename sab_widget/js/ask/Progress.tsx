/** Where one is on a sheet of questions, and how each of them stands. */

import type { Desk } from "../desk.ts";
import { Button } from "../views/Icon.tsx";
import { askOf, standing, turnTo } from "./state.ts";

export const ON = "M9 5l7 7-7 7";
const BACK = "M15 5l-7 7 7 7";

/** Where one is on the sheet, and a button for each of its questions. */
export function Progress({ desk }: { desk: Desk }) {
  const { t, shared } = desk;
  const { sheet } = shared.live;
  const { at } = askOf(desk);
  if (!sheet) return null;
  const states = sheet.items.map((_, i) => standing(desk, i));
  const points = sheet.items.reduce((sum, item, i) => sum + (states[i] ? item.points : 0), 0);
  const most = sheet.items.reduce((sum, item) => sum + item.points, 0);
  return (
    <nav class="ask-sheet" aria-label={t("ask-sheet")}>
      <div class="ask-row">
        <p class="ask-where">
          <b dir="auto">{sheet.title}</b> {t("ask-of", { count: at + 1, all: sheet.items.length })} ·{" "}
          {t("ask-score", { points, most })}
        </p>
        <Button
          desk={desk}
          class="ask-turn ask-flip"
          name={t("ask-previous")}
          icon={BACK}
          off={at === 0}
          act={() => at > 0 && turnTo(desk, at - 1)}
        />
        <Button
          desk={desk}
          class="ask-turn ask-flip"
          name={t("ask-next")}
          icon={ON}
          off={at + 1 === sheet.items.length}
          act={() => at + 1 < sheet.items.length && turnTo(desk, at + 1)}
        />
      </div>
      <ol>
        {sheet.items.map(({ title }, i) => {
          const state = states[i] === null ? "open" : states[i] ? "right" : "wrong";
          const name = t(`ask-item-${state}`, { count: i + 1, title });
          return (
            <li key={`${i}`}>
              <button
                class={`ask-item ${state}`}
                aria-label={name}
                title={name}
                aria-current={i === at ? "step" : undefined}
                onClick={desk.on(() => turnTo(desk, i))}
              >
                {i + 1}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Goals to be put somewhere. */

import type { Desk } from "../desk.ts";
import type { Story } from "../story.ts";
import { CardAt } from "../views/Drawing.tsx";
import { Panel } from "../views/Icon.tsx";
import { GOALS } from "./Edit.tsx";
import { exploringOf, pickGoal } from "./state.ts";

/** What a goal looks like when it is turned up; when nobody knows, from behind. */
const LOOKS: Record<string, readonly string[]> = {
  treasure: ["NESW", "treasure"],
  NW: ["NW", "stone"],
  NE: ["NE", "stone"],
  unknown: ["goal"],
};

export const GoalAt = ({ story, goal }: { story: Story; goal: string }) => (
  <>
    {LOOKS[goal]?.map((name, i, [face]) => (
      <CardAt key={name} story={story} name={name} on={i ? (face ?? null) : null} />
    ))}
  </>
);

export const GoalPalette = ({ desk }: { desk: Desk }) => (
  <Panel class="goal-palette" name={desk.t("explore-goals")}>
    <p class="heading">{desk.t("explore-goals")}</p>
    <div class="hand">
      {GOALS.map((goal) => {
        const name = desk.t("explore-goal", { goal });
        return (
          <button
            key={goal}
            class="hand-card"
            aria-pressed={exploringOf(desk).goal === goal}
            aria-label={name}
            title={name}
            onClick={desk.on(() => pickGoal(desk, goal))}
          >
            <svg class="card-picture" viewBox="0 0 100 130" aria-hidden>
              <GoalAt story={desk.moment.story} goal={goal} />
            </svg>
          </button>
        );
      })}
    </div>
  </Panel>
);

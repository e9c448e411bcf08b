/** Goals: face down, up, known to the viewer, or turned up by a person just to look. */

import { sameCell } from "../cells.ts";
import { at } from "../geometry.ts";
import { memo } from "../memo.ts";
import type { GoalAt, Moment, Story } from "../story.ts";
import type { Cell } from "../types.ts";
import { CardAt } from "./Drawing.tsx";

export const Goals = memo(({ moment: { goals, story }, revealed }: { moment: Moment; revealed: Cell[] }) => (
  <>
    {[...goals].map(([key, goal]) => (
      <g key={key} transform={at(goal.cell)}>
        {goal.up ? <Front goal={goal} story={story} /> : <Back goal={goal} story={story} revealed={revealed} />}
      </g>
    ))}
  </>
));

interface Props {
  goal: GoalAt;
  story: Story;
}

/** The face, and the gold or the lump that lies on it. */
const Front = ({ goal: { face, kind }, story }: Props) => (
  <>
    {face && <CardAt story={story} name={face} />}
    {kind && <CardAt story={story} name={kind} on={face} />}
  </>
);

/** A known goal stays a back with its face in small; one that is peeked at shows through, in a broken frame. */
function Back({ goal, story, revealed }: Props & { revealed: Cell[] }) {
  const known = goal.kind && story.scene.viewer !== null;
  const peeked = !known && revealed.some((cell) => sameCell(cell, goal.cell));
  return (
    <>
      <CardAt story={story} name="goal" />
      {(known || peeked) && (
        <>
          <g class={`${known ? "known" : "peeked"} ${goal.kind}`}>
            <path d="M-4-4H104V134H-4z" />
            <Front goal={goal} story={story} />
            <path class="not" d="M8 120 92 10" />
          </g>
          <Eye />
        </>
      )}
    </>
  );
}

/** Somebody has looked. */
export const Eye = () => (
  <g class="badge" transform="translate(24 24)">
    <circle r="20" />
    <path d="M-15 0Q0-15 15 0 0 15-15 0z" />
    <circle r="4.5" />
  </g>
);

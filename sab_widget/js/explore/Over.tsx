/** What is laid over a mine that is set up: what does not fit, and what is being put somewhere. */

import { keyOf } from "../cells.ts";
import type { Desk } from "../desk.ts";
import { at, edge } from "../geometry.ts";
import type { Cell } from "../types.ts";
import { CardAt } from "../views/Drawing.tsx";
import { GoalAt } from "./Goals.tsx";
import { exploreOf, exploringOf, isEmpty } from "./state.ts";

const FRAME = "M10 4H90a6 6 0 0 1 6 6V120a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z";
const CROSS = "M-9-9 9 9M9-9-9 9";

export function Over({ desk }: { desk: Desk }) {
  const { goal, moving, over } = exploringOf(desk);
  const to = over ?? desk.asked;
  return (
    <>
      {exploreOf(desk).misfits.map(([code, cell, side]) => (
        <g key={`${code} ${cell} ${side}`} class="disc bad misfit" transform={at(cell, edge(side))}>
          <circle r="19" />
          <path d={CROSS} />
        </g>
      ))}
      {moving && (
        <g class="moving" transform={at(moving)}>
          <path d={FRAME} />
        </g>
      )}
      {to && (goal || moving) && isEmpty(desk, to) && (
        <g class="put" transform={at(to)}>
          {goal ? (
            <GoalAt story={desk.moment.story} goal={goal} />
          ) : (
            moving && <CardAt story={desk.moment.story} name={nameAt(desk, moving)} />
          )}
          <path d={FRAME} />
        </g>
      )}
    </>
  );
}

/** What lies at a cell: a face, or the back of a goal. */
const nameAt = ({ moment }: Desk, cell: Cell): string => moment.faces.get(keyOf(cell)) ?? "goal";

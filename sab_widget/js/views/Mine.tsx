/** The picture of the mine: ground, cards, goals, and the marks over them. Screen readers walk the grid instead. */

import type { VNode } from "preact";
import type { Desk } from "../desk.ts";
import { memo } from "../memo.ts";
import type { Extent } from "../types.ts";
import { type Box, CARD_HEIGHT, CARD_WIDTH } from "../view.ts";
import { Cards } from "./Drawing.tsx";
import { Goals } from "./Goals.tsx";
import { Marks } from "./Marks.tsx";

interface Props {
  desk: Desk;
  box: Box;
  /** Units of the mine in one pixel. */
  px: number;
}

export function Mine({ desk, box, px }: Props) {
  const { moment, shared } = desk;
  const { extent } = moment.scene;
  const { x, y, w, h } = box;
  return (
    <svg class="mine" viewBox={`${x} ${y} ${w} ${h}`} style={{ "--px": `${px}px` }} aria-hidden>
      <Ground extent={extent} id={moment.story.id("ground")} />
      <Cards moment={moment} whole />
      <Goals moment={moment} revealed={shared.revealed} />
      <Marks desk={desk} px={px} />
      <Coordinates
        extent={extent}
        x={Math.max(x + 14 * px, extent[0] * CARD_WIDTH - 14 * px)}
        y={Math.max(y + 11 * px, extent[1] * CARD_HEIGHT - 11 * px)}
        px={px}
      />
    </svg>
  );
}

/** Layers of rock, a joint here and there. */
const STRATA = "M0 60q105-27 210 0t210 0M0 190q105 21 210 0t210 0M90 120l16 7M300 112l22-5M190 240l18 5";
const EVERYWHERE = "M-99999-99999H99999V99999H-99999z";

/** Rock as far as the eye reaches, and the cells that the game will need, so that nothing ever moves. */
const Ground = memo(({ extent: [c0, r0, c1, r1], id }: { extent: Extent; id: string }) => {
  const lines: string[] = [];
  for (let c = c0; c <= c1 + 1; c++) lines.push(`M${c * CARD_WIDTH} ${r0 * CARD_HEIGHT}V${(r1 + 1) * CARD_HEIGHT}`);
  for (let r = r0; r <= r1 + 1; r++) lines.push(`M${c0 * CARD_WIDTH} ${r * CARD_HEIGHT}H${(c1 + 1) * CARD_WIDTH}`);
  return (
    <g class="ground">
      <pattern id={id} width="420" height="260" patternUnits="userSpaceOnUse">
        <path class="strata" d={STRATA} />
      </pattern>
      <path d={EVERYWHERE} />
      <path d={EVERYWHERE} style={{ fill: `url(#${id})` }} />
      {/* One by one: all the dashes of a path are counted wherever a part of it is drawn. */}
      <g class="cells">
        {lines.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
    </g>
  );
});

interface CoordinatesProps {
  extent: Extent;
  x: number;
  y: number;
  px: number;
}

/** Numbers of the columns and rows, always at the rim of what is in sight. */
const Coordinates = memo(({ extent: [c0, r0, c1, r1], x: left, y: top, px }: CoordinatesProps) => {
  const labels: VNode[] = [];
  const label = (number: number, x: number, y: number) =>
    labels.push(
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})scale(${px})`}>
        <rect x="-11" y="-8" width="22" height="16" rx="8" />
        <text y="4.2">{`${number}`.replace("-", "−")}</text>
      </g>,
    );
  // Where a column is narrower than its number, every other one is enough.
  const every = px > 4.4 ? 2 : 1;
  const corner = 22 * px;
  for (let c = c0; c <= c1; c++) {
    const x = (c + 0.5) * CARD_WIDTH;
    if (c % every === 0 && x > left + corner) label(c, x, top);
  }
  for (let r = r0; r <= r1; r++) {
    const y = (r + 0.5) * CARD_HEIGHT;
    if (y > top + corner) label(r, left, y);
  }
  return <g class="coordinates">{labels}</g>;
});

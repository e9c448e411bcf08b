/** Arrows and highlights over the mine; the style sheet gives each colour dashes, and a badge of its own shape. */

import { readMark } from "../drawn.ts";
import { memo } from "../memo.ts";
import type { Cell } from "../types.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "../view.ts";

const FRAME = "m8 9h84v112h-84z";
const BADGES: Record<string, string> = {
  green: "m-13 0a13 13 0 1 0 0-.1z",
  red: "m-12-12h24v24h-24z",
  yellow: "m0-14 15 26h-30z",
  blue: "m0-16 16 16-16 16-16-16z",
};
/** From the middle of a card to where an arrow begins, from its head to its end, and half its width. */
const [TAIL, TIP, HEAD, HALF] = [14, 8, 30, 17] as const;

/** The shaft and the head of an arrow. */
function arrowPath([column, row]: Cell, to: Cell): [shaft: string, head: string] {
  const [x0, y0] = [(column + 0.5) * CARD_WIDTH, (row + 0.5) * CARD_HEIGHT];
  const [across, down] = [(to[0] - column) * CARD_WIDTH, (to[1] - row) * CARD_HEIGHT];
  const length = Math.hypot(across, down) || 1;
  const [ux, uy] = [across / length, down / length];
  const tip = length - TIP;
  const at = (along: number, aside = 0) => `${x0 + ux * along - uy * aside} ${y0 + uy * along + ux * aside}`;
  return [
    `M${at(TAIL)}L${at(tip - HEAD / 2)}`,
    `M${at(tip - HEAD, HALF)}L${at(tip)} ${at(tip - HEAD, -HALF)} ${at(tip - HEAD * 0.75)}z`,
  ];
}

/** The sign of a colour, around a point. */
export const badge = (colour: string, x = 0, y = 0): string => `M${x} ${y}${BADGES[colour]}`;

export const Drawn = memo(({ marks }: { marks: readonly string[] }) => (
  <>
    {marks.map((word) => {
      const { colour, from, to } = readMark(word);
      const [x, y] = [from[0] * CARD_WIDTH, from[1] * CARD_HEIGHT];
      const [line, head] = to ? arrowPath(from, to) : [`M${x} ${y}${FRAME}`, ""];
      return (
        <g key={word} class={`mark mark-${colour}`}>
          <path class="halo" d={line + head} />
          <path class="line" d={line} />
          <path class="badge" d={head + badge(colour, x + (to ? 50 : 22), y + (to ? 65 : 23))} />
        </g>
      );
    })}
  </>
));

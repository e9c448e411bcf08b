/** Where a card's tunnels run in its 100 × 130 box: to draw over them, and to tell which one is pointed at. Pure. */

import { hasLadder, sidesOf } from "./cells.ts";
import type { Cell, Side } from "./types.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "./view.ts";

type Point = readonly [x: number, y: number];

export const MIDDLE: Point = [50, 65];

const EDGE: Record<Side, Point> = { N: [50, 0], E: [100, 65], S: [50, 130], W: [0, 65] };
/** How far a stub reaches in. */
const STUB: Record<Side, Point> = { N: [50, 30], E: [70, 65], S: [50, 100], W: [30, 65] };
/** Where a curve bends: the control points of the arms it joins. */
const BEND: Record<Side, Point> = { N: [50, 34], E: [68, 65], S: [50, 96], W: [32, 65] };

/** Moves what is drawn for a card, or for a point of it, to where the card lies. */
export const at = ([column, row]: Cell, [x, y]: Point = [0, 0]): string =>
  `translate(${column * CARD_WIDTH + x} ${row * CARD_HEIGHT + y})`;

/** The middle of a side. */
export const edge = (side: Side): Point => EDGE[side];

function bends(sides: Side[], ladder: boolean): [Side, Side] | null {
  const [a, b] = sides;
  if (ladder || sides.length !== 2 || !a || !b) return null;
  return EDGE[a][0] !== EDGE[b][0] && EDGE[a][1] !== EDGE[b][1] ? [a, b] : null;
}

const moved = ([px, py]: Point, x: number, y: number): string => `${px + x} ${py + y}`;

/** The line along a tunnel as an SVG path, on a card whose corner is at (x, y). */
export function linePath(tunnel: string, x = 0, y = 0): string {
  const sides = sidesOf(tunnel);
  const ladder = hasLadder(tunnel);
  const bent = bends(sides, ladder);
  if (bent) return wayPath(tunnel, bent[0], bent[1], x, y);
  const stub = sides.length === 1 && !ladder;
  return sides.map((side) => `M${moved(EDGE[side], x, y)}L${moved(stub ? STUB[side] : MIDDLE, x, y)}`).join("");
}

/** The way through a tunnel from one side to another; null stands for its middle (of a stub: its blind end). */
export function wayPath(tunnel: string, from: Side | null, to: Side | null, x = 0, y = 0): string {
  const sides = sidesOf(tunnel);
  const bent = bends(sides, hasLadder(tunnel));
  if (bent && from && to) {
    return `M${moved(EDGE[from], x, y)}C${moved(BEND[from], x, y)} ${moved(BEND[to], x, y)} ${moved(EDGE[to], x, y)}`;
  }
  const middle = middleOf(tunnel);
  if (from && to && EDGE[from][0] !== EDGE[to][0] && EDGE[from][1] !== EDGE[to][1]) {
    return `M${moved(EDGE[from], x, y)}L${moved(BEND[from], x, y)}Q${moved(middle, x, y)} ${moved(BEND[to], x, y)}L${moved(EDGE[to], x, y)}`;
  }
  const start = from ? EDGE[from] : middle;
  return `M${moved(start, x, y)}L${moved(middle, x, y)}L${moved(to ? EDGE[to] : middle, x, y)}`;
}

/** The point in the middle of a tunnel; the blind end of a stub. */
export function middleOf(tunnel: string): Point {
  const sides = sidesOf(tunnel);
  const bent = bends(sides, hasLadder(tunnel));
  if (bent) {
    const half = (i: 0 | 1) => bent.reduce((sum, side) => sum + (EDGE[side][i] + 3 * BEND[side][i]) / 8, 0);
    return [half(0), half(1)];
  }
  return sides.length === 1 && sides[0] && !hasLadder(tunnel) ? STUB[sides[0]] : MIDDLE;
}

/** Points along a tunnel, near enough to tell which of several is meant. */
function points(tunnel: string): Point[] {
  const [mx, my] = middleOf(tunnel);
  return sidesOf(tunnel).flatMap((side) => {
    const [x, y] = EDGE[side];
    return [0, 0.35, 0.7, 1].map((t): Point => [x + (mx - x) * t, y + (my - y) * t]);
  });
}

/** The number of the tunnel nearest to a point of the card; null for a card without tunnels. */
export function nearest(tunnels: string[], x: number, y: number): number | null {
  if (tunnels.length < 2) return tunnels.length ? 0 : null;
  let best = null;
  let least = 1e9;
  tunnels.forEach((tunnel, number) => {
    for (const [px, py] of points(tunnel)) {
      const distance = (px - x) ** 2 + (py - y) ** 2;
      if (distance < least) {
        least = distance;
        best = number;
      }
    }
  });
  return best;
}

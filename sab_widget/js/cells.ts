/** Cells, sides and the names of tracks. */

import type { Cell, Side } from "./types.ts";

export const SIDES: readonly Side[] = ["N", "E", "S", "W"];

const STEPS: Record<Side, Cell> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const OPPOSITE: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };

/** The cell beside one, over a side. */
export const step = ([column, row]: Cell, side: Side): Cell => [column + STEPS[side][0], row + STEPS[side][1]];

export const opposite = (side: Side): Side => OPPOSITE[side];

export const sameCell = (a: Cell | null | undefined, b: Cell | null | undefined): boolean => `${a}` === `${b}`;

/** A cell as tracks name it. */
export const keyOf = ([column, row]: Cell): string => `${column},${row}`;

export function cellOf(key: string): Cell {
  const [column = 0, row = 0] = key.split(",").map(Number);
  return [column, row];
}

/** The edges that a tunnel joins, without its ladder and doors. */
export function sidesOf(tunnel: string): Side[] {
  const edges = tunnel.split(":", 1)[0] ?? "";
  return SIDES.filter((side) => edges.includes(side));
}

/** Whether a tunnel leads nowhere. */
export const isStub = (tunnel: string): boolean => sidesOf(tunnel).length < 2 && !hasLadder(tunnel);

export const hasLadder = (tunnel: string): boolean => (tunnel.split(":", 1)[0] ?? "").includes("L");

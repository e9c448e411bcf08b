/** Cells, sides and the names of tracks. */

import type { Cell, Side } from "./types.ts";

export const SIDES: readonly Side[] = ["N", "E", "S", "W"];

const STEPS: Record<Side, Cell> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const OPPOSITE: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };

/** The cell beside one, over a side. */
export function step([column, row]: Cell, side: Side): Cell {
  return [column + STEPS[side][0], row + STEPS[side][1]];
}

export function opposite(side: Side): Side {
  return OPPOSITE[side];
}

export function sameCell(a: Cell | null | undefined, b: Cell | null | undefined): boolean {
  return a === b || (!!a && !!b && a[0] === b[0] && a[1] === b[1]);
}

/** A cell as tracks name it. */
export function keyOf([column, row]: Cell): string {
  return `${column},${row}`;
}

export function cellOf(key: string): Cell {
  const [column = 0, row = 0] = key.split(",").map(Number);
  return [column, row];
}

/** The edges that a tunnel joins, without its ladder and doors. */
export function sidesOf(tunnel: string): Side[] {
  const edges = tunnel.split(":", 1)[0] ?? "";
  return SIDES.filter((side) => edges.includes(side));
}

export function hasLadder(tunnel: string): boolean {
  return (tunnel.split(":", 1)[0] ?? "").includes("L");
}

/** What a scene says about a tunnel, a cell or a picked card. Everything is looked up; nothing is decided here. */

import { cellOf, keyOf, opposite, SIDES, sidesOf, step } from "./cells.ts";
import type { Moment } from "./story.ts";
import { at } from "./tracks.ts";
import type { Cell, Extent, Reason, Side, Track } from "./types.ts";

/** A cell, and the tunnel of its card, or null where the question is about the cell alone. */
export interface Target {
  cell: Cell;
  tunnel: number | null;
}

export interface Break {
  kind: string;
  cell: Cell;
  side: Side | null;
}

export interface Route {
  /** From the tunnel asked about to the surface, or to where the way breaks. */
  tunnels: string[];
  /** Null when it leads to the surface. */
  broken: Break | null;
}

export interface OpenEnd {
  cell: Cell;
  side: Side;
  connected: boolean;
}

export const tunnelKey = (cell: Cell, tunnel: number | null): string => `${keyOf(cell)},${tunnel}`;

/** The cell and the number of a tunnel from its name in the tracks. */
export const tunnelOf = (key: string): { cell: Cell; tunnel: number } => ({
  cell: cellOf(key),
  tunnel: Number(key.split(",")[2]),
});

/** The tunnels of the card that lies face up at a cell. */
export const tunnelsAt = ({ story, faces }: Moment, cell: Cell): string[] =>
  story.face(faces.get(keyOf(cell)) ?? "").tunnels;

/** The edges of a tunnel by its name in the tracks. */
export function edgesOf(moment: Moment, key: string): string {
  const { cell, tunnel } = tunnelOf(key);
  return tunnelsAt(moment, cell)[tunnel] ?? "";
}

/** All tunnels of a component; 0 is the one that is connected to the surface. */
export const component = ({ tunnels }: Moment, number: number | undefined): string[] =>
  [...tunnels].flatMap(([key, state]) => (state.in === number ? key : []));

/** The tunnels that a team can walk. */
export const walkable = ({ tunnels }: Moment, team: string): string[] =>
  [...tunnels].flatMap(([key, { walk }]) => (walk?.includes(team) ? key : []));

/** The way from a tunnel to the surface, or to where it breaks; null where no such tunnel lies. */
export function route(moment: Moment, key: string): Route | null {
  const tunnels: string[] = [];
  let state = moment.tunnels.get(key);
  // A ring, or a chain that leads to no tunnel, is a fault of the scene: show what there is.
  while (state && !tunnels.includes(key)) {
    tunnels.push(key);
    if (state.next === "") return { tunnels, broken: null };
    if (!state.next) break;
    key = state.next;
    state = moment.tunnels.get(key);
  }
  const last = tunnels.at(-1);
  if (!last) return null;
  const [kind, side] = state?.break ?? ["closed", null];
  return { tunnels, broken: { kind, cell: cellOf(last), side } };
}

/** The number of the tunnel that ends at a side of the card at a cell; -1 where none does. */
export const tunnelAtSide = (moment: Moment, cell: Cell, side: Side): number =>
  tunnelsAt(moment, cell).findIndex((tunnel) => sidesOf(tunnel).includes(side));

/** Open edges that face an empty cell: of one component, or of the whole mine. */
export function openEnds(moment: Moment, within?: number): OpenEnd[] {
  const found: OpenEnd[] = [];
  for (const [key, sides] of moment.ends) {
    const cell = cellOf(key);
    for (const side of SIDES) {
      if (!sides.includes(side)) continue;
      const number = moment.tunnels.get(tunnelKey(cell, tunnelAtSide(moment, cell, side)))?.in;
      if (within === undefined || number === within) found.push({ cell, side, connected: number === 0 });
    }
  }
  return found;
}

/** Every reason against a face at a cell; empty when it may lie there, null when the scene does not say. */
export function reasonsAgainst({ scene, turn }: Moment, face: string, cell: Cell): Reason[] | null {
  const { faces, rows, far, answers, reasons } = scene.legal;
  const row = at(scene.tracks[`site ${keyOf(cell)}`] as Track<number> | undefined, turn) ?? far;
  const answer = answers[rows[row]?.[faces.indexOf(face)] ?? -1];
  return answer?.flatMap((number) => reasons[number] ?? []) ?? null;
}

/** Every cell that the game needs, row by row. */
export function cellsOf([c0, r0, c1, r1]: Extent): Cell[] {
  const cells: Cell[] = [];
  for (let row = r0; row <= r1; row++) {
    for (let column = c0; column <= c1; column++) cells.push([column, row]);
  }
  return cells;
}

/** The cells where a face may lie. */
export const legalCells = (moment: Moment, face: string): Cell[] =>
  cellsOf(moment.scene.extent).filter((cell) => reasonsAgainst(moment, face, cell)?.length === 0);

/** For a card that would meet unconnected tunnels: the ways from there to where they break. */
export const brokenRoutes = (moment: Moment, cell: Cell, against: Reason[]): Route[] =>
  against.flatMap(({ code, side }) => {
    if (code !== "not_connected" || !side) return [];
    const neighbour = step(cell, side);
    const way = route(moment, tunnelKey(neighbour, tunnelAtSide(moment, neighbour, opposite(side))));
    return way?.broken ? way : [];
  });

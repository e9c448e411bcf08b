/** What a scene says about a tunnel, a cell or a picked card. Everything is looked up; nothing is decided here. */

import { cellOf, keyOf, opposite, SIDES, sidesOf, step } from "./cells.ts";
import type { Moment } from "./moment.ts";
import { at } from "./tracks.ts";
import type { Cell, Reason, Scene, Side, Track } from "./types.ts";

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

export function tunnelKey(cell: Cell, tunnel: number): string {
  return `${keyOf(cell)},${tunnel}`;
}

/** The cell and the number of a tunnel from its name in the tracks. */
export function tunnelOf(key: string): { cell: Cell; tunnel: number } {
  return { cell: cellOf(key), tunnel: Number(key.split(",")[2] ?? 0) };
}

/** The tunnels of the card that lies face up at a cell. */
export function tunnelsAt(scene: Scene, moment: Moment, cell: Cell): string[] {
  return scene.faces[moment.faces.get(keyOf(cell)) ?? ""]?.tunnels ?? [];
}

export function isConnected(moment: Moment, key: string): boolean {
  return moment.tunnels.get(key)?.in === 0;
}

/** All tunnels joined to one, itself among them. */
export function component(moment: Moment, key: string): string[] {
  const state = moment.tunnels.get(key);
  return state ? tunnelsIn(moment, state.in) : [];
}

export function tunnelsIn(moment: Moment, number: number): string[] {
  const found = [];
  for (const [key, state] of moment.tunnels) if (state.in === number) found.push(key);
  return found;
}

/** The way from a tunnel to the surface, or to where it breaks; null where no such tunnel lies. */
export function route(moment: Moment, key: string): Route | null {
  const tunnels: string[] = [];
  const seen = new Set<string>();
  let state = moment.tunnels.get(key);
  while (state && !seen.has(key)) {
    seen.add(key);
    tunnels.push(key);
    if (state.break) {
      const [kind, side] = state.break;
      return { tunnels, broken: { kind, cell: tunnelOf(key).cell, side } };
    }
    if (!state.next) return { tunnels, broken: null };
    key = state.next;
    state = moment.tunnels.get(key);
  }
  // A chain that leads to no tunnel, or round in a ring, is a fault of the scene: show what there is.
  return tunnels.length ? { tunnels, broken: { kind: "closed", cell: cellOf(tunnels.at(-1) ?? ""), side: null } } : null;
}

/** The number of the tunnel that ends at a side of the card at a cell, or null. */
export function tunnelAtSide(scene: Scene, moment: Moment, cell: Cell, side: Side): number | null {
  const found = tunnelsAt(scene, moment, cell).findIndex((tunnel) => sidesOf(tunnel).includes(side));
  return found < 0 ? null : found;
}

/** Open edges that face an empty cell: of one component, or of the whole mine. */
export function openEnds(scene: Scene, moment: Moment, within?: number): OpenEnd[] {
  const found: OpenEnd[] = [];
  for (const [key, sides] of moment.ends) {
    const cell = cellOf(key);
    for (const side of SIDES.filter((letter) => sides.includes(letter))) {
      const tunnel = tunnelAtSide(scene, moment, cell, side);
      const number = tunnel === null ? undefined : moment.tunnels.get(tunnelKey(cell, tunnel))?.in;
      if (within === undefined || number === within) found.push({ cell, side, connected: number === 0 });
    }
  }
  return found;
}

/** Every reason against a face at a cell; empty when it may lie there, null when the scene does not say. */
export function reasonsAgainst(scene: Scene, turn: number, face: string, cell: Cell): Reason[] | null {
  const { faces, rows, far, answers, reasons } = scene.legal;
  const column = faces.indexOf(face);
  if (column < 0) return null;
  const row = at(scene.tracks[`site ${keyOf(cell)}`] as Track<number> | undefined, turn) ?? far;
  const answer = answers[rows[row]?.[column] ?? -1];
  return answer?.flatMap((number) => reasons[number] ?? []) ?? null;
}

/** The cells where a face may lie. */
export function legalCells(scene: Scene, turn: number, face: string): Cell[] {
  const [c0, r0, c1, r1] = scene.extent;
  const found: Cell[] = [];
  for (let row = r0; row <= r1; row++) {
    for (let column = c0; column <= c1; column++) {
      if (reasonsAgainst(scene, turn, face, [column, row])?.length === 0) found.push([column, row]);
    }
  }
  return found;
}

/** For a card that would meet an unconnected tunnel over a side: the way from there to where it breaks. */
export function brokenRoute(scene: Scene, moment: Moment, cell: Cell, side: Side): Route | null {
  const neighbour = step(cell, side);
  const tunnel = tunnelAtSide(scene, moment, neighbour, opposite(side));
  return tunnel === null ? null : route(moment, tunnelKey(neighbour, tunnel));
}

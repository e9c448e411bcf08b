/** What the inspector tells in words about a tunnel, a cell or a picked card. Pure. */

import { keyOf, step } from "./cells.ts";
import {
  brokenRoute,
  component,
  legalCells,
  openEnds,
  reasonsAgainst,
  route,
  type Target,
  tunnelKey,
  tunnelOf,
  tunnelsAt,
  tunnelsIn,
} from "./inspect.ts";
import type { Moment } from "./moment.ts";
import type { Cell, Scene } from "./types.ts";
import * as words from "./words.ts";

export interface Findings {
  title: string;
  /** The face to show beside the title. */
  face: string | null;
  /** The answer in one sentence, good or bad. */
  verdict: { good: boolean; text: string } | null;
  lines: string[];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function distances(moment: Moment): string {
  const all = [...moment.goals.values()];
  return all.length ? `Distances: ${all.map(words.distanceWords).join("; ")}.` : "";
}

function cardsOf(keys: string[]): number {
  return new Set(keys.map((key) => keyOf(tunnelOf(key).cell))).size;
}

function endsWords(ends: { cell: Cell; side: Parameters<typeof words.sideName>[0] }[]): string {
  if (!ends.length) return "No open ends.";
  const named = ends.map(({ cell, side }) => `${words.sideName(side)} of ${words.cellName(cell)}`);
  return `${words.count(ends.length, "open end")}: ${named.join("; ")}.`;
}

/** About the whole mine, while nothing is pointed at. */
export function aboutMine(scene: Scene, moment: Moment): Findings {
  const connected = tunnelsIn(moment, 0);
  const ends = openEnds(scene, moment, 0);
  const lines = [
    words.NOTHING_POINTED_AT,
    `${words.count(connected.length, "tunnel")} on ${words.count(cardsOf(connected), "card")} connected to the surface, with ${words.count(ends.length, "open end")}.`,
    distances(moment),
  ];
  return { title: "The mine", face: null, verdict: null, lines: lines.filter(Boolean) };
}

/** About one tunnel: what it is joined to, the way to the surface or where it breaks, open ends, distances. */
function aboutTunnel(scene: Scene, moment: Moment, cell: Cell, number: number): Findings {
  const tunnels = tunnelsAt(scene, moment, cell);
  const key = tunnelKey(cell, number);
  const way = route(moment, key);
  const all = component(moment, key);
  const state = moment.tunnels.get(key);
  const steps = (way?.tunnels.length ?? 1) - 1;
  const verdict = !way
    ? null
    : way.broken
      ? { good: false, text: `Not connected. ${words.brokenWords(way.broken)}` }
      : {
          good: true,
          text: steps ? `Connected to the surface, ${words.count(steps, "card")} away.` : "Connected: here is the surface.",
        };
  const others = all.length - 1;
  const lines = [
    others ? `Joined to ${words.count(others, "other tunnel")}.` : "Joined to no other tunnel.",
    endsWords(openEnds(scene, moment, state?.in ?? -1)),
    distances(moment),
  ];
  return {
    title: `${capital(words.tunnelName(tunnels[number] ?? ""))} at ${words.cellName(cell)}`,
    face: moment.faces.get(keyOf(cell)) ?? null,
    verdict,
    lines: lines.filter(Boolean),
  };
}

/** About a cell, and the tunnel that is pointed at there. */
export function aboutTarget(scene: Scene, moment: Moment, { cell, tunnel }: Target, revealed: boolean): Findings {
  if (tunnel !== null && tunnelsAt(scene, moment, cell)[tunnel] !== undefined) {
    return aboutTunnel(scene, moment, cell, tunnel);
  }
  const goal = moment.goals.get(keyOf(cell));
  const title = capital(words.cellName(cell));
  if (!goal || goal.up) {
    const text = moment.faces.has(keyOf(cell)) ? "A card without tunnels lies there." : "No card lies there.";
    return { title, face: null, verdict: null, lines: [text, distances(moment)].filter(Boolean) };
  }
  const lines = [`${capital(words.distanceWords(goal))}.`];
  if (goal.kind === null) lines.unshift("This viewer does not know what it is.");
  else if (scene.viewer !== null) lines.unshift(`This viewer knows what it is: ${goal.kind}.`);
  else if (revealed) lines.unshift(`You are peeking: it is ${goal.kind === "treasure" ? "the treasure" : "a stone"}. Click to turn it down again.`);
  else lines.unshift("Click to peek at it; in the game it stays face down.");
  return { title: `Goal, face down, at ${words.cellName(cell)}`, face: null, verdict: null, lines };
}

/** About a picked card: how many cells take it, or whether one does and why not. */
export function aboutCard(scene: Scene, moment: Moment, face: string, cell: Cell | null): Findings {
  const info = scene.faces[face];
  const title = `Picked: ${info?.name ?? words.faceName(info?.tunnels ?? [face])}${info?.turned ? ", turned" : ""}`;
  if (!cell) {
    const cells = legalCells(scene, moment.turn, face);
    const text = cells.length ? `It may lie at ${words.count(cells.length, "cell")}; they are marked.` : "This way round it may lie nowhere.";
    return { title, face, verdict: { good: cells.length > 0, text }, lines: ["Point at any other cell to see why not."] };
  }
  const against = reasonsAgainst(scene, moment.turn, face, cell);
  if (!against) {
    return { title, face, verdict: null, lines: ["This scene does not tell where this card may lie."] };
  }
  if (!against.length) {
    return { title, face, verdict: { good: true, text: `It may lie at ${words.cellName(cell)}.` }, lines: [] };
  }
  const lines = against.flatMap((reason) => {
    const said = words.reasonWords(reason, cell, reason.side && step(cell, reason.side));
    const way = reason.code === "not_connected" && reason.side ? brokenRoute(scene, moment, cell, reason.side) : null;
    return way?.broken ? [said, words.brokenWords(way.broken)] : [said];
  });
  const unique = lines.filter((line, i) => lines.indexOf(line) === i);
  return { title, face, verdict: { good: false, text: `It may not lie at ${words.cellName(cell)}.` }, lines: unique };
}

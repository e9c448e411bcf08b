/** What the inspector tells in words about a tunnel, a cell or a picked card. Pure. */

import { keyOf } from "./cells.ts";
import {
  brokenRoutes,
  component,
  edgesOf,
  legalCells,
  openEnds,
  reasonsAgainst,
  route,
  type Target,
  tunnelKey,
} from "./inspect.ts";
import type { Moment } from "./story.ts";
import { at } from "./tracks.ts";
import type { Cell, Track } from "./types.ts";
import * as words from "./words.ts";

export interface Findings {
  title: string;
  /** The face to show beside the title. */
  face?: string | undefined;
  /** The answer in one sentence, and whether it is good news. */
  verdict?: string;
  good?: boolean;
  lines: string[];
}

const distances = ({ goals }: Moment): string[] =>
  goals.size ? [`Distances: ${[...goals.values()].map(words.distanceWords).join("; ")}.`] : [];

/** About the whole mine, while nothing is pointed at. */
export function aboutMine(moment: Moment): Findings {
  const connected = words.count(component(moment, 0).length, "tunnel");
  const ends = words.count(openEnds(moment, 0).length, "open end");
  const lines = [words.NOTHING_POINTED_AT, `${connected} connected to the surface, ${ends}.`, ...distances(moment)];
  return { title: "The mine", lines };
}

/** About one tunnel: what it is joined to, the way to the surface or where it breaks, open ends, distances. */
function aboutTunnel(moment: Moment, cell: Cell, key: string): Findings {
  const number = moment.tunnels.get(key)?.in;
  const way = route(moment, key);
  const steps = (way?.tunnels.length ?? 1) - 1;
  const others = component(moment, number).length - 1;
  const ends = openEnds(moment, number).map((end) => `${words.SIDE[end.side]} of ${words.cellName(end.cell)}`);
  return {
    title: `${words.capital(words.tunnelName(edgesOf(moment, key)))} at ${words.cellName(cell)}`,
    face: moment.faces.get(keyOf(cell)),
    good: !way?.broken,
    verdict: way?.broken
      ? `Not connected. ${words.brokenWords(moment, way.broken)}`
      : steps
        ? `Connected to the surface, ${words.count(steps, "card")} away.`
        : "Connected: here is the surface.",
    lines: [
      others > 0 ? `Joined to ${words.count(others, "other tunnel")}.` : "Joined to no other tunnel.",
      ...distances(moment),
      ...words.walkers(moment.tunnels.get(key)?.walk),
      ends.length ? `${words.count(ends.length, "open end")}: ${ends.join("; ")}.` : "No open ends.",
    ],
  };
}

/** About a cell, and the tunnel that is pointed at there. */
export function aboutTarget(moment: Moment, { cell, tunnel }: Target, peeked: boolean): Findings {
  const key = tunnelKey(cell, tunnel);
  if (moment.tunnels.has(key)) return aboutTunnel(moment, cell, key);
  const goal = moment.goals.get(keyOf(cell));
  if (!goal || goal.up) {
    return { title: words.cellName(cell), lines: ["No card lies there.", ...distances(moment)] };
  }
  const what = goal.kind === "treasure" ? "the treasure" : "a stone";
  const known = !goal.kind
    ? "This viewer does not know what it is."
    : moment.scene.viewer !== null
      ? `This viewer knows that it is ${what}.`
      : peeked
        ? `You are peeking: it is ${what}. Click to turn it down again.`
        : "Click to peek at it; in the game it stays face down.";
  const lines = [known, `${words.capital(words.distanceWords(goal))}.`];
  return { title: `Goal, face down, at ${words.cellName(cell)}`, lines };
}

/** About a picked action card, which is not laid. */
export function aboutAction({ scene }: Moment, card: string): Findings {
  const { name = card, about = "", art } = scene.cards[card] ?? {};
  return { title: `Picked: ${name}`, face: art, lines: [about] };
}

/** About a picked card: how many cells take it, or whether one does and why not; and what bars its holder. */
export function aboutCard(moment: Moment, face: string, cell: Cell | undefined, source = ""): Findings {
  const said = moment.scene.tracks[source.replace(/hand (\d+).*/, "barred $1")];
  const barred = at(said as Track<string> | undefined, moment.turn);
  const found = aboutFace(moment, face, cell);
  return barred ? { ...found, verdict: barred, good: false, lines: [found.verdict ?? "", ...found.lines] } : found;
}

function aboutFace(moment: Moment, face: string, cell: Cell | undefined): Findings {
  const { name, tunnels, turned } = moment.story.face(face);
  const title = `Picked: ${name ?? words.faceName(tunnels)}${turned ? ", turned" : ""}`;
  if (!cell) {
    const { length } = legalCells(moment, face);
    const verdict = length ? `It may lie at ${words.count(length, "cell")}, all marked.` : words.NOWHERE;
    return { title, face, verdict, good: length > 0, lines: ["Point at any other cell to read why not."] };
  }
  const against = reasonsAgainst(moment, face, cell);
  if (!against) return { title, face, lines: ["This scene does not tell where this card may lie."] };
  const good = !against.length;
  const lines = [
    ...against.map((reason) => words.reasonWords(reason, cell)),
    ...brokenRoutes(moment, cell, against).map(({ broken }) => (broken ? words.brokenWords(moment, broken) : "")),
  ];
  const verdict = `It may ${good ? "" : "not "}lie at ${words.cellName(cell)}.`;
  return { title, face, verdict, good, lines: [...new Set(lines)] };
}

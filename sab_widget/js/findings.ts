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
import type { GoalAt, Moment } from "./story.ts";
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

/** About the whole mine, while nothing is pointed at. */
export function aboutMine(moment: Moment): Findings {
  const { t } = moment.story;
  const number = component(moment, 0).length;
  const connected = t("core-mine-connected", { number, ends: openEnds(moment, 0).length });
  return {
    title: t("core-the-mine"),
    lines: [t("core-nothing-pointed-at"), connected, ...words.distancesWords(moment)],
  };
}

/** About one tunnel: what it is joined to, the way to the surface or where it breaks, open ends, distances. */
function aboutTunnel(moment: Moment, cell: Cell, key: string): Findings {
  const { t } = moment.story;
  const number = moment.tunnels.get(key)?.in;
  const way = route(moment, key);
  const steps = (way?.tunnels.length ?? 1) - 1;
  const others = component(moment, number).length - 1;
  const tunnel = words.tunnelName(t, edgesOf(moment, key));
  return {
    title: words.capital(t("core-tunnel-at", { tunnel, cell: words.cellName(t, cell) })),
    face: moment.faces.get(keyOf(cell)),
    good: !way?.broken,
    verdict: way?.broken
      ? t("core-tunnel-not-connected", { break: words.brokenWords(moment, way.broken) })
      : steps
        ? t("core-tunnel-away", { number: steps })
        : t("core-tunnel-at-surface"),
    lines: [
      others > 0 ? t("core-joined", { number: others }) : t("core-joined-to-none"),
      ...words.distancesWords(moment),
      ...words.walkers(t, moment.tunnels.get(key)?.walk),
      words.endsWords(t, openEnds(moment, number)),
    ],
  };
}

/** What the viewer knows of a goal that is face down. */
function knownOf({ story: { t }, scene }: Moment, { kind }: GoalAt, peeked: boolean): string {
  if (!kind) return t("core-goal-not-known");
  if (scene.viewer !== null) return t("core-goal-viewer-knows", { kind });
  return peeked ? t("core-goal-peeking", { kind }) : t("core-goal-peek");
}

/** About a cell, and the tunnel that is pointed at there. */
export function aboutTarget(moment: Moment, { cell, tunnel }: Target, peeked: boolean): Findings {
  const { t } = moment.story;
  const key = tunnelKey(cell, tunnel);
  if (moment.tunnels.has(key)) return aboutTunnel(moment, cell, key);
  const goal = moment.goals.get(keyOf(cell));
  const name = words.cellName(t, cell);
  if (!goal || goal.up) return { title: name, lines: [t("core-no-card"), ...words.distancesWords(moment)] };
  const lines = [knownOf(moment, goal, peeked), `${words.capital(words.distanceWords(t, goal))}.`];
  return { title: t("core-goal-at", { cell: name }), lines };
}

/** About a picked action card, which is not laid. */
export function aboutAction({ scene, story: { t } }: Moment, card: string): Findings {
  const { name = card, about = "", art } = scene.cards[card] ?? {};
  return { title: t("core-picked", { card: name }), face: art, lines: [about] };
}

/** About a picked card: how many cells take it, or whether one does and why not; and what bars its holder. */
export function aboutCard(moment: Moment, face: string, cell: Cell | undefined, source = ""): Findings {
  const said = moment.scene.tracks[source.replace(/hand (\d+).*/, "barred $1")];
  const barred = at(said as Track<string> | undefined, moment.turn);
  const found = aboutFace(moment, face, cell);
  return barred ? { ...found, verdict: barred, good: false, lines: [found.verdict ?? "", ...found.lines] } : found;
}

function aboutFace(moment: Moment, face: string, cell: Cell | undefined): Findings {
  const { t } = moment.story;
  const { name, tunnels, turned } = moment.story.face(face);
  const card = name ?? words.faceName(t, tunnels);
  const title = t(turned ? "core-picked-turned" : "core-picked", { card });
  if (!cell) {
    const { length } = legalCells(moment, face);
    const verdict = length ? t("core-lies-at", { number: length }) : t("core-lies-nowhere");
    return { title, face, verdict, good: length > 0, lines: [t("core-ask-why-not")] };
  }
  const against = reasonsAgainst(moment, face, cell);
  if (!against) return { title, face, lines: [t("core-lies-not-told")] };
  const good = !against.length;
  const lines = [
    ...against.map((reason) => words.reasonWords(t, reason, cell)),
    ...brokenRoutes(moment, cell, against).map(({ broken }) => (broken ? words.brokenWords(moment, broken) : "")),
  ];
  const verdict = t(good ? "core-may-lie" : "core-may-not-lie", { cell: words.cellName(t, cell) });
  return { title, face, verdict, good, lines: [...new Set(lines)] };
}

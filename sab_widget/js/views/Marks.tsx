/** What is laid over the mine: what is connected, the way, where it breaks, where cards may lie, what just happened. */

import { keyOf, opposite, SIDES, step } from "../cells.ts";
import type { Desk } from "../desk.ts";
import { at, edge, linePath, MIDDLE, middleOf, wayPath } from "../geometry.ts";
import {
  brokenRoutes,
  component,
  edgesOf,
  legalCells,
  type OpenEnd,
  openEnds,
  type Route,
  reasonsAgainst,
  route,
  type Target,
  tunnelKey,
  tunnelOf,
  walkable,
} from "../inspect.ts";
import { memo } from "../memo.ts";
import { partsOf } from "../parts.ts";
import type { Moment } from "../story.ts";
import type { Cell, Side } from "../types.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "../view.ts";
import { CardAt, Cards } from "./Drawing.tsx";
import { Drawn } from "./Drawn.tsx";
import { Eye } from "./Goals.tsx";

const TICKS = "M4 32V4H32M68 4H96V32M96 98V126H68M32 126H4V98";
const FRAME = "M10 4H90a6 6 0 0 1 6 6V120a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z";
const CHEVRONS: Record<Side, string> = {
  N: "M36-8 50-22 64-8",
  E: "M108 51 122 65 108 79",
  S: "M36 138 50 152 64 138",
  W: "M-8 51-22 65-8 79",
};
const BARS: Record<Side, string> = { N: "M12 5H88", E: "M95 14V116", S: "M12 125H88", W: "M5 14V116" };
const RUBBLE = "M22 88 34 66 54 62 66 84 58 100 30 102zM60 100 68 78 84 76 92 96 82 106zM42 56 50 40 66 44 68 60z";
const CROSS = "M-9-9 9 9M9-9-9 9";
const TICK = "M-9 0-2 8 10-8";
const SLASH = "M-10 10 10-10";
const UP = "M0 11V-10M-8-2 0-11 8-2";

export function Marks({ desk, px }: { desk: Desk; px: number }) {
  const { local, face, asked, target, moment } = desk;
  const inspected = !face && target;
  return (
    <>
      <Lasting moment={moment} connected={local.showConnected} ends={local.showEnds} team={local.ways} />
      {face && <Legal moment={moment} face={face} />}
      {inspected && <Inspected moment={moment} cell={inspected.cell} tunnel={inspected.tunnel} />}
      <Newest moment={moment} />
      <Drawn marks={desk.shared.drawn} />
      {face && asked && <Ghost moment={moment} face={face} cell={asked} />}
      {(local.showEnds || inspected) && <Distances moment={moment} px={px} />}
      {partsOf(desk).map(({ over: Over }, i) => Over && <Over key={`${i}`} desk={desk} px={px} />)}
    </>
  );
}

/** A sign in a disc. */
const Disc = ({ class: style, place, sign }: { class: string; place: string; sign: string }) => (
  <g class={`disc ${style}`} transform={place}>
    <circle r="19" />
    <path d={sign} />
  </g>
);

/** A line with a rim, so that it stands out from rock and card alike. */
const Haloed = ({ d }: { d: string }) => (
  <>
    <path class="halo" d={d} />
    <path d={d} />
  </>
);

/** The lines along many tunnels as one path, so that they do not darken where they meet. */
const linesOf = (moment: Moment, keys: string[]): string =>
  keys
    .map((key) => {
      const [column, row] = tunnelOf(key).cell;
      return linePath(edgesOf(moment, key), column * CARD_WIDTH, row * CARD_HEIGHT);
    })
    .join("");

interface LastingProps {
  moment: Moment;
  connected: boolean;
  ends: boolean;
  team: string;
}

/** What the two switches show, and the ways of a team with the doors that stop it. */
const Lasting = memo(({ moment, connected, ends, team }: LastingProps) => (
  <>
    {connected && (
      <g class="connected">
        <Haloed d={linesOf(moment, component(moment, 0))} />
      </g>
    )}
    {team && (
      <g class={`connected ${team}`}>
        <Haloed d={linesOf(moment, walkable(moment, team))} />
      </g>
    )}
    {(connected || team) && <Cards moment={moment} />}
    {moment.ways.get(team)?.doors.map((cell) => (
      <g key={keyOf(cell)} class="ghost bad" transform={at(cell)}>
        <path d={FRAME} />
        <Disc class="bad" place="translate(80 22)" sign={CROSS} />
      </g>
    ))}
    {ends && <Ends ends={openEnds(moment)} />}
  </>
));

const Ends = ({ ends }: { ends: OpenEnd[] }) => (
  <>
    {ends.map(({ cell, side, connected }) => (
      <g key={keyOf(cell) + side} class={connected ? "end" : "end loose"} transform={at(cell)}>
        <Haloed d={CHEVRONS[side]} />
      </g>
    ))}
  </>
);

const Inspected = memo(({ moment, cell, tunnel }: Target & { moment: Moment }) => {
  const key = tunnelKey(cell, tunnel);
  const number = moment.tunnels.get(key)?.in;
  const way = route(moment, key);
  return (
    way && (
      <>
        <path class="component" d={linesOf(moment, component(moment, number))} />
        <Ends ends={openEnds(moment, number)} />
        <Way moment={moment} way={way} />
      </>
    )
  );
});

/** The way from a tunnel to the surface, or to where it breaks. Its dots run that way. */
function Way({ moment, way: { tunnels, broken } }: { moment: Moment; way: Route }) {
  let line = "";
  let from: Side | null = null;
  tunnels.forEach((key, i) => {
    const { cell } = tunnelOf(key);
    const next = tunnels[i + 1];
    const beside = next && keyOf(tunnelOf(next).cell);
    const to: Side | null = SIDES.find((side) => keyOf(step(cell, side)) === beside) ?? broken?.side ?? null;
    line += wayPath(edgesOf(moment, key), from, to, cell[0] * CARD_WIDTH, cell[1] * CARD_HEIGHT);
    from = to && opposite(to);
  });
  const first = tunnels[0] ?? "";
  const last = tunnelOf(tunnels.at(-1) ?? "").cell;
  const end = broken?.side ? edge(broken.side) : MIDDLE;
  return (
    <>
      <g class="way">
        <Haloed d={line} />
      </g>
      <Cards moment={moment} />
      <circle class="here" r="11" transform={at(tunnelOf(first).cell, middleOf(edgesOf(moment, first)))} />
      <Disc class={broken ? "bad" : "good"} place={at(last, end)} sign={broken ? CROSS : UP} />
    </>
  );
}

/** A dotted outline with a plus: the picked card may lie here. */
const Legal = memo(({ moment, face }: { moment: Moment; face: string }) => (
  <>
    {legalCells(moment, face).map((cell) => (
      <g key={keyOf(cell)} class="legal" transform={at(cell)}>
        <path d={FRAME} />
        <path d="M50 51V79M36 65H64" />
      </g>
    ))}
  </>
));

/** The picked card where it is asked about, with the sides that keep it from lying there. */
const Ghost = memo(({ moment, face, cell }: { moment: Moment; face: string; cell: Cell }) => {
  const against = reasonsAgainst(moment, face, cell);
  if (!against) return null;
  const sides = [...new Set(against.flatMap(({ side }) => side ?? []))];
  const good = !against.length;
  const style = good ? "good" : "bad";
  return (
    <>
      {brokenRoutes(moment, cell, against).map((way) => (
        <Way key={way.tunnels[0]} moment={moment} way={way} />
      ))}
      <g class={`ghost ${style}`} transform={at(cell)}>
        <CardAt story={moment.story} name={face} />
        <path d={FRAME} />
        {sides.map((side) => {
          const [x, y] = edge(side);
          return (
            <g key={side} class="offence">
              <Haloed d={BARS[side]} />
              <Disc class="bad" place={`translate(${50 + (x - 50) * 0.7} ${65 + (y - 65) * 0.75})`} sign={CROSS} />
            </g>
          );
        })}
        {!sides.length && <Disc class={style} place="translate(50 65)" sign={good ? TICK : SLASH} />}
      </g>
    </>
  );
});

/** Ticks around the corners of each cell that the newest action concerned. */
const Newest = memo(({ moment: { action } }: { moment: Moment }) => (
  <>
    {action.cells?.map((cell) => (
      <g key={keyOf(cell)} class="newest" transform={at(cell)}>
        {action.kind === "rockfall" && <path class="rubble" d={RUBBLE} />}
        <Haloed d={TICKS} />
        {action.kind === "map" && <Eye />}
      </g>
    ))}
  </>
));

/** How far it still is, under each goal that is face down. */
const Distances = ({ moment: { goals, story }, px }: { moment: Moment; px: number }) => (
  <>
    {[...goals].map(
      ([key, { up, cell, distance }]) =>
        !up && (
          <g key={key} class="distance" transform={`${at(cell, [50, 130 - 10 * px])}scale(${px})`}>
            <rect x="-28" y="-9" width="56" height="18" rx="9" />
            <text y="4.2">
              {distance === null ? story.t("core-no-way") : story.t("core-cards", { number: distance })}
            </text>
          </g>
        ),
    )}
  </>
);

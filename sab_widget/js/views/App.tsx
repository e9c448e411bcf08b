/** The whole view: the mine, the turns, the seats, and what is told about them. */

import type { ComponentType } from "preact";
import type { Desk } from "../desk.ts";
import { deedOf, type Place } from "../keys.ts";
import { partsOf, type Spot } from "../parts.ts";
import { Alerts } from "./Alerts.tsx";
import { Board } from "./Board.tsx";
import { Chances } from "./Chances.tsx";
import { Controls } from "./Controls.tsx";
import { Symbols } from "./Drawing.tsx";
import { Guard } from "./Guard.tsx";
import { Help } from "./Help.tsx";
import { Inspector } from "./Inspector.tsx";
import { Log } from "./Log.tsx";
import { Palette } from "./Palette.tsx";
import { Table } from "./Table.tsx";
import { Caption, Timeline } from "./Timeline.tsx";
import { Branch, Toolbar } from "./Toolbar.tsx";

const PLACES: readonly [selector: string, place: Place][] = [
  ["[role=grid]", "grid"],
  [".log", "log"],
  ["[type=range]", "slider"],
  ["select, textarea, input:not([type=checkbox],[type=radio])", "field"],
  ["button, input, summary", "button"],
];

/** More cards than a move lays or takes away: nearly all is another, so the mine is drawn first, then what is beside it. */
const MANY = 5;
/** To mark and scroll a long log takes longer than all else in a step: it waits until the slider rests (milliseconds). */
const SETTLED = 80;

/** Keys are heard on the root alone, so only the widget that has the focus answers. */
function onKey(desk: Desk, event: KeyboardEvent): void {
  const target = event.target as Element;
  const place = PLACES.find(([selector]) => target.closest(selector))?.[1] ?? "elsewhere";
  const deed = deedOf(
    event,
    place,
    partsOf(desk).flatMap((part) => part.keys ?? []),
  );
  // Plain keys are commands in some notebooks.
  if (!event.ctrlKey && !event.metaKey && !event.altKey && event.key !== "Tab") event.stopPropagation();
  if (deed && deed(desk) !== false) {
    event.preventDefault();
    event.stopPropagation();
  }
}

export function App({ desk }: { desk: Desk }) {
  const { shared, local } = desk;
  if (shared.fault) return <Alerts desk={desk} />;
  const { scene, turn } = shared;
  const game = scene.players.length > 0;
  // A game that is played has its slider from the beginning, so that nothing moves at the first turn.
  const turns = scene.last > 0 || !!shared.live.play;
  const branch = scene.branch.length > 0;
  const { size } = shared.moment.faces;
  const wait = Math.abs(size - desk.known) > MANY ? 1 : 0;
  desk.known = size;
  const guarded = (part: string, view: ComponentType<{ desk: Desk }>, show = true, hold = 0) =>
    show && <Guard key={view} part={part} turn={turn} view={view} desk={desk} hold={hold} />;
  const spot = (name: Spot) =>
    partsOf(desk).map(({ spots }) => spots?.[name] && guarded("core-part-other", spots[name]));
  return (
    <div
      class={`frame${turns ? "" : " bare"}`}
      role="group"
      aria-label={scene.title}
      tabIndex={-1}
      onKeyDown={desk.on((event: KeyboardEvent) => onKey(desk, event))}
    >
      <Symbols story={shared.story} />
      <Alerts desk={desk} />
      {guarded("core-part-toolbar", Toolbar)}
      {guarded("core-part-branch", Branch, branch)}
      {spot("top")}
      <div class="stage">
        {guarded("core-part-mine", Board)}
        {spot("stage")}
        {guarded("core-part-timeline", Timeline, turns)}
        {guarded("core-part-controls", Controls, turns)}
        {guarded("core-part-caption", Caption, turns)}
      </div>
      <div class="side">
        {spot("side")}
        {guarded("core-part-palette", Palette, !turns && !shared.live.play)}
        {guarded("core-part-inspector", Inspector, true, wait)}
        {guarded("core-part-log", Log, turns, SETTLED)}
      </div>
      {guarded("core-part-table", Table, game, wait)}
      {guarded("core-part-chances", Chances, !!shared.moment.chances?.length)}
      {guarded("core-part-palette", Palette, turns && !shared.live.play)}
      {spot("bottom")}
      {spot("over")}
      {local.help && <Help desk={desk} />}
      <p class="unseen" role="status" aria-live="polite">
        {local.said}
      </p>
    </div>
  );
}

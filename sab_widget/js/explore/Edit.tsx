/** The row of buttons for setting up a mine, and what is to be done with the card or goal that is chosen. */

import { keyOf } from "../cells.ts";
import type { Desk } from "../desk.ts";
import { drawingOf } from "../draw/state.ts";
import type { Cell } from "../types.ts";
import { Choice } from "../views/Choice.tsx";
import { Button, Icon } from "../views/Icon.tsx";
import { cellName } from "../words.ts";
import * as icons from "./icons.ts";
import {
  ask,
  beginMove,
  cancel,
  chosen,
  exploreOf,
  exploringOf,
  misfitWords,
  removeChosen,
  thingAt,
  turnChosen,
} from "./state.ts";

/** What a goal can be said to be. */
export const GOALS = ["treasure", "NW", "NE", "unknown"] as const;

export function Edit({ desk }: { desk: Desk }) {
  const { t } = desk;
  const { undo, redo, strict, misfits } = exploreOf(desk);
  if (drawingOf(desk).on) return null;
  return (
    <div class="bar edit-bar" role="group" aria-label={t("explore-edit")}>
      <Button
        desk={desk}
        name={t("explore-undo")}
        hint="Ctrl+Z"
        icon={icons.UNDO}
        off={!undo}
        act={() => ask(desk, "undo")}
      />
      <Button
        desk={desk}
        name={t("explore-redo")}
        hint="Ctrl+Y"
        icon={icons.REDO}
        off={!redo}
        act={() => ask(desk, "redo")}
      />
      <Button desk={desk} name={t("explore-clear")} icon={icons.CLEAR} act={() => ask(desk, "clear")} />
      <div class="chosen">
        <Chosen desk={desk} />
      </div>
      <label class="switch">
        <input type="checkbox" checked={strict} onChange={desk.on(() => ask(desk, "strict", { on: !strict }))} />
        {t("explore-strict")}
      </label>
      {misfits.length > 0 && (
        <details class="misfits">
          <summary>
            <Icon name="close" />
            {t("explore-misfits", { number: misfits.length })}
          </summary>
          <ul>
            {misfits.map((misfit) => (
              <li key={`${misfit}`}>{misfitWords(desk, misfit)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** What was done last, below the mine, where it moves nothing. */
export function Done({ desk }: { desk: Desk }) {
  const { told, note } = exploringOf(desk);
  return (
    <p class="done" style={{ visibility: told ? "visible" : "hidden" }}>
      {told}{" "}
      {note && (
        <b>
          <Icon name="close" /> {note}
        </b>
      )}
    </p>
  );
}

/** What can be done now, in a line. */
function Chosen({ desk }: { desk: Desk }) {
  const { t } = desk;
  const { goal, moving } = exploringOf(desk);
  if (goal || moving) {
    return (
      <>
        <p>{t(moving ? "explore-move-how" : "explore-goal-how")}</p>
        <Button desk={desk} name={t("explore-cancel")} hint="Esc" icon="close" act={() => cancel(desk)} text />
      </>
    );
  }
  const cell = chosen(desk);
  if (desk.face || !cell) return <p class="muted">{t(desk.face ? "explore-lay-how" : "explore-how")}</p>;
  return thingAt(desk, cell) === "goal" ? <Goal desk={desk} cell={cell} /> : <Card desk={desk} cell={cell} />;
}

const Card = ({ desk, cell }: { desk: Desk; cell: Cell }) => (
  <>
    <b>{desk.t("explore-card-at", { cell: cellName(desk.t, cell) })}</b>
    <Button desk={desk} name={desk.t("explore-turn")} hint="R" icon="turn" act={() => turnChosen(desk)} text />
    <MoveAndRemove desk={desk} />
  </>
);

const MoveAndRemove = ({ desk }: { desk: Desk }) => (
  <>
    <Button desk={desk} name={desk.t("explore-move")} hint="V" icon={icons.MOVE} act={() => beginMove(desk)} text />
    <Button
      desk={desk}
      name={desk.t("explore-remove")}
      hint="Del"
      icon={icons.REMOVE}
      act={() => removeChosen(desk)}
      text
    />
  </>
);

function Goal({ desk, cell }: { desk: Desk; cell: Cell }) {
  const { t, moment } = desk;
  const goal = moment.goals.get(keyOf(cell));
  if (!goal) return null;
  const { face, kind, up } = goal;
  const { other = "" } = face ? moment.story.face(face) : {};
  const is = kind === "treasure" ? "treasure" : (GOALS.find((each) => each === face || each === other) ?? "unknown");
  return (
    <>
      <b>{t("explore-goal-at", { cell: cellName(t, cell) })}</b>
      <Choice
        desk={desk}
        name={t("explore-goal-is")}
        value={is}
        options={GOALS.map((each) => [each, t("explore-goal", { goal: each })])}
        choose={(value) => ask(desk, "goal", { cell, is: value })}
      />
      <Button
        desk={desk}
        name={t(up ? "explore-down" : "explore-up")}
        hint="U"
        icon={up ? icons.DOWN : icons.UP}
        off={!face}
        act={() => face && flip(desk, cell)}
        text
      />
      {up && other && other !== face && (
        <Button desk={desk} name={t("explore-turn")} hint="R" icon="turn" act={() => turnChosen(desk)} text />
      )}
      <MoveAndRemove desk={desk} />
    </>
  );
}

/** Turn a goal up, or down. */
export function flip(desk: Desk, cell: Cell | null): boolean {
  const goal = cell && desk.moment.goals.get(keyOf(cell));
  if (!goal) return false;
  ask(desk, goal.up ? "down" : "up", { cell });
  return true;
}

/** The row above the mine: what it is, through whose eyes it is seen, and what is shown. */

import type { Desk } from "../desk.ts";
import { partsOf } from "../parts.ts";
import * as words from "../words.ts";
import { Choice } from "./Choice.tsx";
import { Button, Icon } from "./Icon.tsx";

const EVERYONE = "";

export function Toolbar({ desk }: { desk: Desk }) {
  const { viewers, shared, t } = desk;
  const { title, players } = shared.scene;
  const teams = [...desk.moment.ways.keys()];
  const names = players.map((name, seat) => [`${seat}`, name] as const);
  return (
    <div class="toolbar">
      <p class="title" dir="auto" style={{ "--long": title.length }}>
        {title}
      </p>
      <Button desk={desk} class="quiet" name={t("core-keys")} hint="?" icon="ask" act={() => desk.toggle("help")} />
      {players.length > 0 && (
        <Choice
          desk={desk}
          name={t("core-viewer")}
          value={`${viewers.shown ?? EVERYONE}`}
          options={[[EVERYONE, t("core-everyone")], ...names]}
          choose={(value) => desk.ask("viewer", value === EVERYONE ? null : Number(value))}
        >
          {viewers.waiting && (
            <span class="waiting" title={t("core-waiting")}>
              <Icon name="wait" />
            </span>
          )}
        </Choice>
      )}
      {teams.length > 0 && (
        <Choice
          desk={desk}
          name={t("core-ways")}
          value={desk.local.ways}
          options={["", ...teams].map((team) => [team, team ? words.teamName(t, team) : t("core-none")])}
          choose={(team) => desk.showWays(team)}
        />
      )}
      <Switch desk={desk} name="showConnected" text={t("core-show-connected")} />
      <Switch desk={desk} name="showEnds" text={t("core-show-ends")} />
      {partsOf(desk).map(({ spots }, i) => spots?.tools && <spots.tools key={`${i}`} desk={desk} />)}
    </div>
  );
}

const Switch = ({ desk, name, text }: { desk: Desk; name: "showConnected" | "showEnds"; text: string }) => (
  <label class="switch">
    <input type="checkbox" checked={desk.local[name]} onChange={desk.on(() => desk.toggle(name))} />
    {text}
  </label>
);

/** Says that the line shown was not played, and leads back. */
export function Branch({ desk }: { desk: Desk }) {
  const { branch } = desk.shared.scene;
  return (
    <div class="branch toolbar">
      <Icon name="fork" />
      <p>{desk.t("core-in-branch")}</p>
      {branch.length > 1 && (
        <Button
          desk={desk}
          name={desk.t("core-branch-back")}
          icon="back"
          act={() => desk.enter(branch.slice(0, -1))}
          text
        />
      )}
      <Button desk={desk} name={desk.t("core-back-to-game")} icon="back" act={() => desk.enter([])} text />
    </div>
  );
}

/** The branches that leave after a turn. */
export const Forks = ({ desk, turn }: { desk: Desk; turn: number }) => (
  <>
    {desk.shared.scene.branches.map(
      ({ turn: leaves, path, title }) =>
        leaves === turn && (
          <Button
            key={`${path}`}
            desk={desk}
            class="fork"
            name={desk.t("core-enter-branch", { title: title || desk.t("core-untitled") })}
            icon="fork"
            act={() => desk.enter(path)}
            text={title || desk.t("core-untitled")}
          />
        ),
    )}
  </>
);

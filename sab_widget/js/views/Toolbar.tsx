/** The row above the mine: what it is, through whose eyes it is seen, and what is shown. */

import type { Desk } from "../desk.ts";
import * as words from "../words.ts";
import { Choice } from "./Choice.tsx";
import { Button, Icon } from "./Icon.tsx";

const EVERYONE = "";

export function Toolbar({ desk }: { desk: Desk }) {
  const { viewers, shared } = desk;
  const { title, players } = shared.scene;
  const names = players.map((name, seat) => [`${seat}`, name] as const);
  return (
    <div class="toolbar">
      <p class="title" title={title} dir="auto">
        {title}
      </p>
      <Button desk={desk} class="quiet" name="Keys" hint="?" icon="ask" act={() => desk.toggle("help")} />
      {players.length > 0 && (
        <Choice
          desk={desk}
          name="Viewer"
          value={`${viewers.shown ?? EVERYONE}`}
          options={[[EVERYONE, "Everyone"], ...names]}
          choose={(value) => {
            viewers.choose(value === EVERYONE ? null : Number(value));
            if (viewers.waiting) desk.set({ said: words.WAITING });
          }}
        >
          {viewers.waiting && (
            <span class="waiting" title={words.WAITING}>
              <Icon name="wait" />
            </span>
          )}
        </Choice>
      )}
      <Switch desk={desk} name="showConnected" text="Show connected" />
      <Switch desk={desk} name="showEnds" text="Show open ends" />
    </div>
  );
}

const Switch = ({ desk, name, text }: { desk: Desk; name: "showConnected" | "showEnds"; text: string }) => (
  <label class="switch">
    <input type="checkbox" checked={desk.local[name]} onChange={desk.on(() => desk.toggle(name))} />
    {text}
  </label>
);

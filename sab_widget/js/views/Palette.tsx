/** Every path card there is, to pick one without having it in a hand. */

import type { Desk } from "../desk.ts";
import * as words from "../words.ts";
import { PickCard } from "./Drawing.tsx";
import { Fold } from "./Icon.tsx";

export function Palette({ desk }: { desk: Desk }) {
  const { scene, story } = desk.shared;
  return (
    <Fold name={desk.t("core-all-path-cards")} open={!scene.last}>
      <div class="hand">
        {scene.palette.map((face) => {
          const { name, tunnels } = story.face(face);
          const label = name ?? words.faceName(desk.t, tunnels);
          return <PickCard key={face} desk={desk} name={face} label={label} source={`palette ${face}`} />;
        })}
      </div>
    </Fold>
  );
}

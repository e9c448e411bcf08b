/** Every path card there is, to pick one without having it in a hand. */

import type { Desk } from "../desk.ts";
import * as words from "../words.ts";
import { PickCard } from "./Drawing.tsx";

export function Palette({ desk }: { desk: Desk }) {
  const { scene, story } = desk.shared;
  return (
    <details class="panel palette" open={scene.last === 0}>
      <summary>All path cards</summary>
      <div class="hand">
        {scene.palette.map((face) => {
          const { name, tunnels } = story.face(face);
          const label = name ?? words.faceName(tunnels);
          return <PickCard key={face} desk={desk} face={face} label={label} source={`palette ${face}`} />;
        })}
      </div>
    </details>
  );
}

/** The mine for the keyboard and for screen readers: an unseen grid that lies exactly over the drawing. */

import { cellOf, keyOf } from "../cells.ts";
import type { Desk } from "../desk.ts";
import { drawnOn } from "../drawn.ts";
import { cellsOf, legalCells, walkable } from "../inspect.ts";
import { memo } from "../memo.ts";
import { firstOf, partsOf } from "../parts.ts";
import type { Moment } from "../story.ts";
import type { Cell } from "../types.ts";
import type { Live } from "../types_live.ts";
import { type Box, CARD_HEIGHT, CARD_WIDTH } from "../view.ts";
import * as words from "../words.ts";

export function Grid({ desk, box, px }: { desk: Desk; box: Box; px: number }) {
  const { moment, local, face, shared } = desk;
  return (
    <div
      class="grid"
      role="grid"
      aria-label={desk.t("core-mine")}
      onFocusIn={desk.on((event: FocusEvent) => {
        const target = event.target as HTMLElement;
        if (!local.walked && target.matches(":focus-visible")) desk.stand(cellOf(target.dataset.cell ?? ""));
      })}
      onFocusOut={desk.on(() => desk.set({ walked: null }))}
    >
      <div
        class="rows"
        role="rowgroup"
        style={{ transform: `scale(${1 / px}) translate(${-box.x}px,${-box.y}px)`, "--px": `${px}px` }}
      >
        <Rows
          desk={desk}
          live={shared.live}
          stamp={local.stamp}
          moment={moment}
          revealed={shared.revealed}
          face={face}
          current={local.cell}
          team={local.ways}
          drawn={shared.drawn}
        />
      </div>
    </div>
  );
}

interface RowsProps {
  desk: Desk;
  /** Another one is another reason to draw. */
  live: Live;
  stamp: number;
  moment: Moment;
  revealed: Cell[];
  face: string | null;
  current: Cell;
  /** The team whose ways are shown. */
  team: string;
  /** The marks that somebody has drawn. */
  drawn: readonly string[];
}

const Rows = memo(({ desk, moment, revealed, face, current, team, drawn }: RowsProps) => {
  const { t } = desk;
  const { extent } = moment.scene;
  const [c0, r0, c1, r1] = extent;
  const legal = new Set(face && !firstOf(desk, (part) => part.bars?.(desk)) ? legalCells(moment, face).map(keyOf) : []);
  const peeked = new Set(revealed.map(keyOf));
  const walked = new Set(walkable(moment, team).map((tunnel) => keyOf(cellOf(tunnel))));
  const stops = new Set(moment.ways.get(team)?.doors.map(keyOf));
  const newest = new Set(moment.action.cells?.map(keyOf));
  const cells = cellsOf(extent).map((cell) => {
    const key = keyOf(cell);
    const contents = words.commas(t, [
      words.cellContents(moment, key, peeked.has(key)),
      legal.has(key) && t("core-may-lie-here"),
      walked.has(key) && t("core-team-walks", { team }),
      stops.has(key) && t("core-door-stops", { team }),
      newest.has(key) && t("core-just-now"),
      ...drawnOn(t, drawn, key),
      ...partsOf(desk).map((part) => part.cell?.(desk, key)),
    ]);
    const name = t.kept(`${key} ${contents}`, () =>
      t("core-cell", { cell: words.spoken(t, words.cellName(t, cell)), contents }),
    );
    return (
      <GridCell key={key} id={key} x={(cell[0] - c0) * CARD_WIDTH} name={name} entrance={key === keyOf(current)} />
    );
  });
  const columns = c1 - c0 + 1;
  return (
    <>
      {Array.from({ length: r1 - r0 + 1 }, (_, i) => (
        // biome-ignore lint/a11y/useFocusableInteractive: its cells are
        <div key={`${r0 + i}`} role="row" style={{ left: `${c0 * CARD_WIDTH}px`, top: `${(r0 + i) * CARD_HEIGHT}px` }}>
          {cells.slice(i * columns, (i + 1) * columns)}
        </div>
      ))}
    </>
  );
});

interface CellProps {
  id: string;
  x: number;
  name: string;
  entrance: boolean;
}

const GridCell = memo(({ id, x, name, entrance }: CellProps) => (
  <div role="gridcell" data-cell={id} aria-label={name} tabIndex={entrance ? 0 : -1} style={{ left: `${x}px` }} />
));

/** How cells, tunnels and answers are put into words. What is said stands in the catalogue. */

import { hasLadder, isStub, sidesOf, step } from "./cells.ts";
import type { Break } from "./inspect.ts";
import type { Say } from "./say.ts";
import type { GoalAt, Moment, SeatAt, Story } from "./story.ts";
import type { Cell, Reason, Scene, Side } from "./types.ts";

const saidOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** `part` is an id, `core-part-…`. */
export const notDrawn = (t: Say, part: string, error: unknown): string =>
  t("core-not-drawn", { part: t(part), error: saidOf(error) });

export const notDone = (t: Say, error: unknown): string => t("core-not-done", { error: saidOf(error) });

/** A cell for eyes: `8, −2`. */
export const cellName = (t: Say, [column, row]: Cell): string => t.code(`${column}, ${row}`.replace(/-/g, "−"));

/** A text of ours for ears: `8, −2` becomes `column 8, row −2`. */
export const spoken = (t: Say, text: string): string =>
  text.replace(/(−?\d+), (−?\d+)/g, (_, column: string, row: string) => t("core-spoken-cell", { column, row }));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Some of these with a comma between them. */
export const commas = (t: Say, parts: readonly unknown[]): string => parts.filter(Boolean).join(t("core-comma"));

const semicolons = (t: Say, parts: readonly string[]): string => parts.join(t("core-semicolon"));

/** One tunnel: `tunnel north–south`, `stub east`. */
export function tunnelName(t: Say, tunnel: string): string {
  const [side = "", ...more] = sidesOf(tunnel);
  if (isStub(tunnel)) return t("core-stub", { side });
  const sides = [side, ...more].map((each) => t("core-side", { side: each })).join("–");
  return hasLadder(tunnel) ? t("core-tunnel-ladder", { sides }) : t("core-tunnel", { sides });
}

/** All tunnels of a card: `tunnel north–south and a stub east`; each with its state, which is an id. */
export const faceName = (t: Say, tunnels: readonly string[], states: readonly string[] = []): string =>
  t.list(
    tunnels.map((each, i) => {
      const tunnel = tunnelName(t, each);
      const whole = states[i] ? t(states[i], { tunnel }) : tunnel;
      return i ? t("core-further-tunnel", { tunnel: whole }) : whole;
    }),
  );

export const turnOf = ({ story: { t }, turn, scene: { last } }: Moment): string => t("core-turn-of", { turn, last });

/** `Turn 12 of 60: Ada lays …`, with the comment, for ears. */
export function turnWords({ story: { t }, action, turn, scene: { branches, last } }: Moment): string {
  const leaves = branches.some((branch) => branch.turn === turn);
  const said = t("core-turn-said", { turn, last, text: spoken(t, action.text) });
  return [said, action.comment, leaves && t("core-branch-leaves")].filter(Boolean).join(" ");
}

/** What lies at a cell, for the grid. */
export function cellContents({ story, goals, faces, scene, tunnels }: Moment, key: string, peeked: boolean): string {
  const { t } = story;
  const goal = goals.get(key);
  const kind = goal?.kind;
  if (goal && !goal.up) {
    if (kind && scene.viewer !== null) return t("core-goal-known", { kind });
    return kind && peeked ? t("core-goal-peeked", { kind }) : t("core-goal-down");
  }
  const face = faces.get(key);
  if (!face) return t("core-empty");
  const info = story.face(face);
  const joined = info.tunnels.map((_, i) => tunnels.get(`${key},${i}`)?.in === 0);
  const first = goal ? t("core-goal") : key === "0,0" && t("core-start");
  return t.kept(`${first} ${kind} ${face} ${joined}`, () => {
    const same = new Set(joined).size === 1;
    const states = joined.map((each) => (each ? "core-tunnel-connected" : "core-tunnel-loose"));
    return commas(t, [
      first,
      kind && t("core-goal-kind", { kind }),
      faceName(t, info.tunnels, same ? [] : states),
      info.turned && t("core-turned"),
      same && t(joined[0] ? "core-connected" : "core-not-connected"),
    ]);
  });
}

/** A sentence of the scene with its blanks filled: the cell, and the one over the side. */
function filled(t: Say, text: string, cell: Cell, side: Side | null): string {
  const beyond = side ? cellName(t, step(cell, side)) : "";
  return text.replace("{cell}", cellName(t, cell)).replace(/{neighbour}|{beyond}/, beyond);
}

export function brokenWords({ story: { t }, scene: { breaks } }: Moment, { kind, cell, side }: Break): string {
  const text = breaks?.[`${kind} ${side}`] ?? breaks?.[kind];
  return text ? filled(t, text, cell, side) : t("core-way-breaks", { cell: cellName(t, cell) });
}

export function distanceWords(t: Say, { cell, up, distance }: GoalAt): string {
  const values = { cell: cellName(t, cell) };
  if (up || distance === 0) return t("core-distance-reached", values);
  return distance === null ? t("core-distance-out", values) : t("core-distance", { ...values, number: distance });
}

/** How far all goals are. */
export const distancesWords = ({ story: { t }, goals }: Moment): string[] =>
  goals.size
    ? [
        t("core-distances", {
          distances: semicolons(
            t,
            [...goals.values()].map((goal) => distanceWords(t, goal)),
          ),
        }),
      ]
    : [];

/** How many open ends, and where. */
export function endsWords(t: Say, ends: readonly { cell: Cell; side: Side }[]): string {
  if (!ends.length) return t("core-no-open-ends");
  const each = ends.map(({ cell, side }) => t("core-open-end", { side, cell: cellName(t, cell) }));
  return t("core-open-ends", { number: ends.length, ends: semicolons(t, each) });
}

/** Why a card may not lie at a cell. */
export const reasonWords = (t: Say, { text, side }: Reason, cell: Cell): string => capital(filled(t, text, cell, side));

export const roleName = (story: Story, role: string | null): string =>
  capital(role === null ? story.t("core-role-unknown") : story.role(role).name);

export const teamName = (t: Say, team: string): string => capital(t("core-team", { team }));

/** Who can walk in a tunnel; nothing where there are no doors. */
export const walkers = (t: Say, teams: string[] | undefined): string[] => {
  const names = teams?.map((team) => t("core-team", { team })) ?? [];
  if (names.length) return [capital(t("core-walkers", { teams: t.list(names) }))];
  return teams ? [t("core-no-walkers")] : [];
};

/** Which line is shown. */
export const lineName = (t: Say, { branch }: Scene): string => t(branch.length ? "core-in-branch" : "core-as-played");

/** A seat in one line, for a screen reader. */
export const seatName = (
  story: Story,
  { name, role, was, tools, hand, nuggets, trapped, theft }: SeatAt,
  toMove: boolean,
): string => {
  const { t } = story;
  const broken = t.list(tools.map((tool) => t("core-tool", { tool })));
  return commas(t, [
    t.code(name),
    toMove && t("core-seat-to-play-next"),
    role !== undefined && roleName(story, role),
    was && t("core-seat-was", { role: story.role(was).name }),
    trapped && t("core-trapped"),
    theft,
    tools.length ? t("core-broken", { tools: broken }) : t("core-no-broken-tools"),
    t("core-cards", { number: hand.count }),
    nuggets !== null && t("core-nuggets", { number: nuggets }),
  ]);
};

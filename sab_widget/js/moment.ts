/** A scene at one turn: every track asked once, so that the views need not know of tracks. */

import { cellOf } from "./cells.ts";
import { at } from "./tracks.ts";
import type { Cell, DiscardsState, GoalState, HandState, Scene, Track, TunnelState, TurnInfo } from "./types.ts";

export interface GoalAt extends GoalState {
  key: string;
  cell: Cell;
  distance: number | null;
}

export interface SeatAt {
  seat: number;
  name: string;
  hand: HandState;
  tools: string[];
  /** Undefined where this game has no roles; null where the viewer does not know. */
  role: string | null | undefined;
  nuggets: number | null;
}

export interface Moment {
  turn: number;
  /** The action that led here. */
  action: TurnInfo;
  /** Faces as laid by cell: the start and laid cards, and goals that are up. */
  faces: Map<string, string>;
  goals: Map<string, GoalAt>;
  tunnels: Map<string, TunnelState>;
  ends: Map<string, string>;
  seats: SeatAt[];
  /** Whose turn it is. */
  seat: number | null;
  stock: number | null;
  discards: DiscardsState | null;
  /** How the round that has just ended came out. */
  result: string | null;
}

type Named<T> = [key: string, track: Track<T>][];

/** The tracks by what they tell, so that their names are taken apart once for each scene and not at each step. */
interface Sorted {
  card: Named<string>;
  goal: Named<GoalState>;
  tunnel: Named<TunnelState>;
  ends: Named<string>;
  hasRoles: boolean;
}

interface Kept {
  revision: number;
  sorted: Sorted;
  moments: Map<number, Moment>;
}

const kept = new WeakMap<Scene, Kept>();
const MANY = 32;
const NO_ACTION: TurnInfo = { text: "", kind: "" };

function sort(scene: Scene): Sorted {
  const sorted: Record<string, Named<unknown>> = { card: [], goal: [], tunnel: [], ends: [] };
  let hasRoles = false;
  for (const [name, track] of Object.entries(scene.tracks)) {
    const gap = name.indexOf(" ");
    if (name.startsWith("role ")) hasRoles ||= track.some((entry) => entry[1] !== null);
    else sorted[name.slice(0, gap)]?.push([name.slice(gap + 1), track]);
  }
  return { ...(sorted as unknown as Omit<Sorted, "hasRoles">), hasRoles };
}

function values<T>(tracks: Named<T>, turn: number): Map<string, T> {
  const found = new Map<string, T>();
  for (const [key, track] of tracks) {
    const value = at(track, turn);
    if (value !== null) found.set(key, value);
  }
  return found;
}

function read(scene: Scene, sorted: Sorted, turn: number): Moment {
  const track = <T>(name: string) => at(scene.tracks[name] as Track<T> | undefined, turn);
  const faces = values(sorted.card, turn);
  const goals = new Map<string, GoalAt>();
  for (const [key, state] of values(sorted.goal, turn)) {
    goals.set(key, { ...state, key, cell: cellOf(key), distance: track<number>(`distance ${key}`) });
    if (state.up && state.face) faces.set(key, state.face);
  }
  return {
    turn,
    action: scene.turns[turn] ?? NO_ACTION,
    faces,
    goals,
    tunnels: values(sorted.tunnel, turn),
    ends: values(sorted.ends, turn),
    seats: scene.players.map((name, seat) => ({
      seat,
      name,
      hand: track<HandState>(`hand ${seat}`) ?? { count: 0, cards: null },
      tools: track<string[]>(`tools ${seat}`) ?? [],
      role: sorted.hasRoles ? track<string>(`role ${seat}`) : undefined,
      nuggets: track<number>(`nuggets ${seat}`),
    })),
    seat: track<number>("seat"),
    stock: track<number>("stock"),
    discards: track<DiscardsState>("discards"),
    result: track<string>("result"),
  };
}

/**
 * The scene at a turn. The same object for the same turn, so that views can tell by identity that nothing changed.
 *
 * `revision` counts the changes that were made to this scene in place.
 */
export function momentOf(scene: Scene, revision: number, turn: number): Moment {
  let memory = kept.get(scene);
  if (memory?.revision !== revision) {
    memory = { revision, sorted: sort(scene), moments: new Map() };
    kept.set(scene, memory);
  }
  let moment = memory.moments.get(turn);
  if (!moment) {
    moment = read(scene, memory.sorted, turn);
    if (memory.moments.size >= MANY) memory.moments.clear();
    memory.moments.set(turn, moment);
  }
  return moment;
}

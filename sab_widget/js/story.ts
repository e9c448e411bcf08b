/** A scene made ready to be asked: what holds at a turn, and which drawing belongs to a face. Knows nothing of pages. */

import { cellOf } from "./cells.ts";
import type { Say } from "./say.ts";
import { at } from "./tracks.ts";
import type {
  Cell,
  DiscardsState,
  FaceInfo,
  GoalState,
  HandState,
  RoleInfo,
  Scene,
  Track,
  TunnelState,
  TurnInfo,
  WayState,
} from "./types.ts";

export interface GoalAt extends GoalState {
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
  /** The role that the viewer knew it to have, before it swapped hats. */
  was: string | null;
  trapped: boolean;
  /** The theft in front of it, in words, with its number when there are several; empty for none. */
  theft: string;
  /** What a seat as viewer knows of it, in sentences. */
  knows: string[];
  nuggets: number | null;
}

/** The scene at one turn: every track asked once, so that the views need not know of tracks. */
export interface Moment {
  story: Story;
  scene: Scene;
  turn: number;
  /** The action that led here. */
  action: TurnInfo;
  /** Faces as laid by cell: the start and laid cards, and goals that are up. */
  faces: Map<string, string>;
  goals: Map<string, GoalAt>;
  tunnels: Map<string, TunnelState>;
  ends: Map<string, string>;
  seats: SeatAt[];
  /** By team, in games with doors. */
  ways: Map<string, WayState>;
  /** What a seat as viewer can count: what, how likely, and where that comes from. */
  chances: string[][] | null;
  /** Whose turn it is. */
  seat: number | null;
  stock: number | null;
  discards: DiscardsState | null;
  /** How the round that has just ended came out, and who has won the game. */
  result: string[] | null;
}

const NOBODY: RoleInfo = { art: "", name: "" };
const UNKNOWN: FaceInfo = { tunnels: [], art: "", turned: false, other: "" };
/** Moments that are kept; a game that is dragged through has more than enough with these. */
const MANY = 40;

export class Story {
  readonly scene: Scene;
  readonly art: Record<string, string>;
  readonly names: string[];
  /** The words in which it is told. */
  readonly t: Say;
  readonly #prefix: string;
  /** The tracks by what they tell, so that their names are taken apart once and not at each step. */
  readonly #sorted = new Map<string, [key: string, track: Track<unknown>][]>();
  readonly #moments = new Map<number, Moment>();

  /** `prefix` goes before every id, so that two widgets in one page never share one. */
  constructor(scene: Scene, art: Record<string, string>, prefix: string, t: Say) {
    this.scene = scene;
    this.art = art;
    this.t = t;
    this.#prefix = prefix;
    this.names = Object.keys(art);
    for (const [name, track] of Object.entries(scene.tracks)) {
      const [kind = "", key = ""] = name.split(" ");
      const same = this.#sorted.get(kind);
      if (same) same.push([key, track]);
      else this.#sorted.set(kind, [[key, track]]);
    }
  }

  face(name: string): FaceInfo {
    return this.scene.faces[name] ?? UNKNOWN;
  }

  role(name: string): RoleInfo {
    return this.scene.roles[name] ?? NOBODY;
  }

  /** The id of a drawing: names of faces are no good as ids. */
  id(name: string): string {
    return `${this.#prefix}${this.names.indexOf(name)}`;
  }

  /** The same object for the same turn, so that views can tell by identity that nothing changed. */
  at(turn: number): Moment {
    let moment = this.#moments.get(turn);
    if (!moment) {
      moment = this.#read(turn);
      if (this.#moments.size >= MANY) this.#moments.clear();
      this.#moments.set(turn, moment);
    }
    return moment;
  }

  #theft(seat: number, thefts: number[]): string {
    const number = thefts.indexOf(seat) + 1;
    if (!number) return "";
    return thefts.length > 1 ? this.t("core-theft-of", { number, thefts: thefts.length }) : this.t("core-theft");
  }

  #read(turn: number): Moment {
    const { scene } = this;
    const one = <T>(name: string) => at(scene.tracks[name] as Track<T> | undefined, turn);
    const all = <T>(kind: string) => {
      const found = new Map<string, T>();
      for (const [key, track] of this.#sorted.get(kind) ?? []) {
        const value = at(track, turn);
        if (value !== null) found.set(key, value as T);
      }
      return found;
    };
    const faces = all<string>("card");
    const goals = all<GoalAt>("goal");
    for (const [key, goal] of goals) {
      goals.set(key, { ...goal, cell: cellOf(key), distance: one(`distance ${key}`) });
      if (goal.up && goal.face) faces.set(key, goal.face);
    }
    const thefts = one<number[]>("thefts") ?? [];
    const hasRoles = this.#sorted.get("role")?.some(([, track]) => track.some((entry) => entry[1] !== null));
    return {
      story: this,
      scene,
      turn,
      action: scene.turns[turn] ?? { text: "", kind: "" },
      faces,
      goals,
      tunnels: all("tunnel"),
      ends: all("ends"),
      seats: scene.players.map((name, seat) => ({
        seat,
        name,
        hand: one(`hand ${seat}`) ?? { count: 0, cards: null },
        tools: one(`tools ${seat}`) ?? [],
        role: hasRoles ? one(`role ${seat}`) : undefined,
        was: one(`was ${seat}`),
        trapped: !!one(`trapped ${seat}`),
        theft: this.#theft(seat, thefts),
        knows: one(`knows ${seat}`) ?? [],
        nuggets: one(`nuggets ${seat}`),
      })),
      ways: all("way"),
      chances: one("chances"),
      seat: one("seat"),
      stock: one("stock"),
      discards: one("discards"),
      result: one("outcome"),
    };
  }
}

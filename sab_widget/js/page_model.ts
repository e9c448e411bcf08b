/** The model of a page of its own: it answers out of the scenes that are in the page, as a kernel would. */

import type { AnyModel } from "@anywidget/types";
import { type Answered, Paper } from "./paper.ts";
import { type Contents, unpacked } from "./stored.ts";
import type { Scene, Traits } from "./types.ts";

type Listener = (message?: unknown) => void;
type Line = Pick<Scene, "viewer" | "branch">;

const keyOf = ({ viewer, branch }: Line): string => `${viewer ?? "everyone"}/${branch}`;

export class PageModel {
  /** The seats, and null for everyone, through whose eyes the game can be seen here. */
  readonly viewers: readonly (number | null)[];
  readonly #traits: Omit<Traits, "scenes">;
  /** Said when somebody asks for what the author has not put into the page. */
  readonly #notHere: string;
  readonly #scenes: ReadonlyMap<string, Scene>;
  readonly #listeners: [event: string, listener: Listener][] = [];
  readonly #changed = new Set<string>();

  readonly #paper: Paper | undefined;

  constructor({ traits, scenes, not_here, lives }: Contents) {
    this.#notHere = not_here;
    const all = unpacked(scenes);
    this.#paper = lives && new Paper(all, lives);
    // Those of a sheet of questions are told apart by their number: the first one begins.
    this.#scenes = new Map((lives ? all.slice(0, 1) : all).map((scene) => [keyOf(scene), scene]));
    this.viewers = [...new Set([...this.#scenes.values()].map(({ viewer }) => viewer))];
    const scene = this.#scenes.get(keyOf(traits));
    if (!scene) throw new Error("the page holds no scene to begin with");
    this.#traits = { ...traits, scene };
  }

  get(name: string): unknown {
    return this.#traits[name as keyof Omit<Traits, "scenes">];
  }

  set(name: string, value: unknown): void {
    if (this.get(name) === value) return;
    this.#put({ [name]: value });
    this.#changed.add(name);
  }

  /** Everything stays in the page; another viewer or another line is answered by its scene. */
  save_changes(): void {
    const asked = this.#changed.has("viewer") || this.#changed.has("branch");
    this.#changed.clear();
    if (asked) this.#answer();
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
  }

  /** What the front end would send to a kernel: only questions are answered. */
  send(message: Answered): void {
    const { scene, live } = this.#paper?.receive(message) ?? {};
    this.#put({ ...(scene && { scene, turn: 0, selected: null, revealed: [] }), ...(live && { live }) });
  }

  #answer(): void {
    const { scene: old, viewer, branch } = this.#traits;
    const scene = this.#scenes.get(keyOf({ viewer, branch }));
    if (!scene) {
      this.#put({ viewer: old.viewer, branch: old.branch });
      this.#tell("msg:custom", { kind: "problem", text: this.#notHere });
      return;
    }
    const turn = `${old.branch}` === `${branch}` ? this.#traits.turn : this.#parting(old.branch, branch);
    this.#put({ scene, turn, ...(viewer === null ? {} : { revealed: [] }) });
  }

  /** The last turn that two lines have in common. */
  #parting(old: number[], now: number[]): number {
    let same = 0;
    while (same < Math.min(old.length, now.length) && old[same] === now[same]) same += 1;
    const common = this.#scenes.get(keyOf({ viewer: this.#traits.viewer, branch: now.slice(0, same) }));
    const leaving = [old, now].filter((path) => path.length > same).map((path) => `${path.slice(0, same + 1)}`);
    const turns = common?.branches.filter(({ path }) => leaving.includes(`${path}`)).map(({ turn }) => turn) ?? [];
    return turns.length ? Math.min(...turns) : 0;
  }

  #put(values: Partial<Traits>): void {
    Object.assign(this.#traits, values);
    for (const name of Object.keys(values)) this.#tell(`change:${name}`);
  }

  #tell(event: string, message?: unknown): void {
    for (const [name, listener] of [...this.#listeners]) if (name === event) listener(message);
  }
}

/** As the front end knows it. */
export const asModel = (model: PageModel): AnyModel<Traits> => model as unknown as AnyModel<Traits>;

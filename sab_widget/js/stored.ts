/** Scenes as a page of its own holds them: of all but the first, only what differs from another one. */

import type { Scene, Track, Traits, TurnInfo } from "./types.ts";
import type { Live } from "./types_live.ts";

export interface Stored {
  /** The number of the scene from which this one differs; null for a whole one. */
  of: number | null;
  fields: Partial<Omit<Scene, "tracks" | "turns">>;
  /** Tracks by name; null for one that is not there. */
  tracks: Record<string, Track<unknown> | null>;
  /** What is said of turns, by number. */
  turns: Record<number, TurnInfo>;
}

export interface Contents {
  traits: Omit<Traits, "scene" | "scenes">;
  scenes: Stored[];
  /** Of a sheet of questions: what is asked while each of the scenes is shown. */
  lives?: Live[];
  /** What is said when somebody asks for what is not in the page. */
  not_here: string;
}

/** All scenes, whole; what they have in common is the same object in each. */
export function unpacked(stored: readonly Stored[]): Scene[] {
  const scenes: Scene[] = [];
  for (const { of, fields, tracks, turns } of stored) {
    const base = of === null ? undefined : scenes[of];
    const all = Object.entries({ ...base?.tracks, ...tracks }).filter(([, track]) => track);
    const scene = { ...base, ...fields, tracks: Object.fromEntries(all) } as Scene;
    scene.turns = Array.from({ length: scene.last + 1 }, (_, turn) => turns[turn] ?? base?.turns[turn] ?? NOTHING);
    scenes.push(scene);
  }
  return scenes;
}

/** A turn of which nothing is said. */
export const NOTHING: TurnInfo = { text: "", kind: "deal" };

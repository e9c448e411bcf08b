/** Values that change over turns: the value at a turn, and growing by a live move. */

import type { Append, Scene, Track } from "./types.ts";

/** The value of a track at a turn: that of its last entry no later than it; null before the first. */
export function at<T>(track: Track<T> | undefined, turn: number): T | null {
  if (!track) return null;
  let low = 0;
  let high = track.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((track[middle]?.[0] ?? 0) <= turn) low = middle + 1;
    else high = middle;
  }
  return track[low - 1]?.[1] ?? null;
}

/** What became of a move: added, known already (a page that was reloaded has it), or turns before it are missing. */
export type Grown = "added" | "known" | "gap";

/** Add a live move to a scene, in place: setting the whole scene would send all of it back to the kernel. */
export function append(scene: Scene, move: Append): Grown {
  if (move.last <= scene.last) return "known";
  if (move.last - move.turns.length !== scene.last) return "gap";
  for (const [name, track] of Object.entries(scene.tracks)) {
    const ends = move.cleared?.includes(name.split(" ", 1)[0] ?? "") && !move.tracks[name];
    if (ends && track.at(-1)?.[1] !== null) track.push([move.last, null]);
  }
  for (const [name, entries] of Object.entries(move.tracks)) {
    const track = scene.tracks[name];
    if (track) track.push(...entries);
    else scene.tracks[name] = [...entries];
  }
  scene.turns.push(...move.turns);
  scene.last = move.last;
  if (move.extent) scene.extent = move.extent;
  if (move.rounds) scene.rounds = move.rounds;
  scene.legal.rows.push(...(move.legal?.rows ?? []));
  scene.legal.answers.push(...(move.legal?.answers ?? []));
  scene.legal.reasons.push(...(move.legal?.reasons ?? []));
  Object.assign(scene.faces, move.faces);
  Object.assign(scene.cards, move.cards);
  return "added";
}

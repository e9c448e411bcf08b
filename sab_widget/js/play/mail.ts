/** What the kernel sends while a game goes on: long messages packed, turns taken back, and the game through other eyes. */

import { inflated } from "../letters.ts";
import type { Shared } from "../shared.ts";
import { NOTHING } from "../stored.ts";
import type { Scene, Track, TurnInfo } from "../types.ts";
import type { Message } from "../types_live.ts";

/** What comes with a message beside JSON: for one that is `packed`, a list of messages that belong together. */
type Bytes = readonly DataView<ArrayBuffer>[];

interface Cut extends Message {
  kind: "cut";
  last: number;
}

/** What differs from the scene as it was. */
interface Eyes extends Message {
  kind: "eyes";
  /** The turn from which on the tracks named are told; what stands in them before stays. */
  from: number;
  fields: Partial<Omit<Scene, "tracks" | "turns">>;
  tracks: Record<string, Track<unknown>>;
  turns: Record<number, TurnInfo>;
}

/** Take back the turns after one. */
export function cut(scene: Scene, last: number): void {
  for (const [name, track] of Object.entries(scene.tracks)) {
    while ((track.at(-1)?.[0] ?? 0) > last) track.pop();
    if (!track.length) delete scene.tracks[name];
  }
  scene.turns.length = last + 1;
  scene.rounds = scene.rounds.filter(({ turn }) => turn <= last);
  scene.last = last;
}

/** Make a scene into that of other eyes, in place: setting the trait would send all of it back to the kernel. */
export function lookOtherwise(scene: Scene, { from, fields, tracks, turns }: Omit<Eyes, "kind">): void {
  Object.assign(scene, fields);
  for (const [name, entries] of Object.entries(tracks)) {
    const track = [...(scene.tracks[name] ?? []).filter(([turn]) => turn < from), ...entries];
    if (track.length) scene.tracks[name] = track;
    else delete scene.tracks[name];
  }
  scene.turns = Array.from({ length: scene.last + 1 }, (_, turn) => turns[turn] ?? scene.turns[turn] ?? NOTHING);
}

/** Messages that wait for one before them to be unpacked. */
const queues = new WeakMap<Shared, Promise<void>>();

/** Deal with a message; false when it is none of these and none has to be waited for. */
export function takeMail(shared: Shared, message: Message, bytes: Bytes = []): boolean {
  const before = queues.get(shared);
  if (!before && message.kind !== "packed") return change(shared, message);
  const done = open(shared, message, bytes, before);
  queues.set(shared, done);
  done.finally(() => queues.get(shared) === done && queues.delete(shared));
  return true;
}

async function open(shared: Shared, message: Message, bytes: Bytes, before?: Promise<void>): Promise<void> {
  await before;
  try {
    const plain = message.kind === "packed" ? ((await inflated(new Blob([...bytes]))) as Message[]) : [message];
    for (const each of plain) if (!change(shared, each)) shared.hear(each);
  } catch (error) {
    console.error(error);
    shared.complain(shared.t("core-turns-missing"));
  }
}

function change(shared: Shared, message: Message): boolean {
  if (message.kind === "cut") cut(shared.scene, (message as Cut).last);
  else if (message.kind === "eyes") lookOtherwise(shared.scene, message as Eyes);
  else return false;
  shared.renew();
  return true;
}

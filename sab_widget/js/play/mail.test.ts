import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import { fakeModel, fakePage, smallScene } from "../fakes.ts";
import { parts } from "../parts.ts";
import { Shared } from "../shared.ts";
import type { Append } from "../types.ts";
import { cut, lookOtherwise, takeMail } from "./mail.ts";

fakePage();
parts.push({ on: () => false, mail: takeMail });

const packed = { kind: "packed" };
const pack = (...messages: object[]) => [new DataView(new Uint8Array(deflateSync(JSON.stringify(messages))).buffer)];
const move = (last: number): Append => ({
  kind: "append",
  last,
  tracks: { stock: [[last, 5 - last]] },
  turns: [{ text: `Turn ${last}.`, kind: "place" }],
});
const open = () => {
  const model = fakeModel();
  return { model, shared: new Shared(model, new AbortController().signal) };
};
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((done) => setImmediate(done));
};

test("a packed move is added when it is unpacked, and what comes after it waits", async () => {
  const { model, shared } = open();
  const lasts: number[] = [];
  shared.subscribe(() => lasts.push(shared.scene.last), new AbortController().signal);
  model.hear("msg:custom", packed, pack(move(4)));
  model.hear("msg:custom", move(5));
  model.hear("msg:custom", packed, pack(move(6), move(7)));
  model.hear("msg:custom", { kind: "cut", last: 5 });
  assert.equal(shared.scene.last, 3);
  await until(() => lasts.includes(7) && shared.scene.last === 5);
  assert.equal(shared.problem, null);
  await new Promise((done) => setImmediate(done));
  model.hear("msg:custom", move(6));
  assert.equal(shared.scene.last, 6);
});

test("a move that cannot be unpacked is said, and those after it are missed, not mixed up", async () => {
  const { model, shared } = open();
  const { error } = console;
  console.error = () => {};
  model.hear("msg:custom", packed, [new DataView(new Uint8Array([1, 2, 3]).buffer)]);
  model.hear("msg:custom", move(5));
  await until(() => shared.problem !== null);
  console.error = error;
  assert.equal(shared.scene.last, 3);
  assert.match(shared.problem ?? "", /run the cell again|core-turns-missing/);
});

test("turns that are taken back leave nothing behind", () => {
  const scene = smallScene();
  cut(scene, 1);
  assert.equal(scene.last, 1);
  assert.equal(scene.turns.length, 2);
  assert.deepEqual(scene.tracks["card 1,0"], [[1, "EW"]]);
  assert.equal(scene.tracks["card 2,0"], undefined);
  assert.deepEqual(scene.tracks["ends 0,0"]?.at(-1), [1, "NSW"]);
});

test("other eyes change what differs and nothing else", () => {
  const scene = smallScene();
  const { turns } = scene;
  scene.tracks["role 1"] = [
    [0, null],
    [1, "digger"],
  ];
  lookOtherwise(scene, {
    from: 0,
    fields: { viewer: 1, last: 2 },
    tracks: { "hand 0": [], "hand 1": [[0, { count: 3, cards: ["EW"] }]] },
    turns: { 1: { text: "Ada lays a card.", kind: "place" } },
  });
  assert.equal(scene.viewer, 1);
  assert.equal(scene.tracks["hand 0"], undefined);
  assert.deepEqual(scene.tracks["hand 1"], [[0, { count: 3, cards: ["EW"] }]]);
  assert.deepEqual(
    scene.turns.map(({ text }) => text),
    [turns[0]?.text, "Ada lays a card.", turns[2]?.text],
  );
  lookOtherwise(scene, { from: 1, fields: {}, tracks: { "role 1": [[2, "saboteur"]], "hand 1": [] }, turns: {} });
  assert.deepEqual(scene.tracks["role 1"], [
    [0, null],
    [2, "saboteur"],
  ]);
  assert.deepEqual(scene.tracks["hand 1"], [[0, { count: 3, cards: ["EW"] }]], "what stood there before stays");
});

test("kinds that are cleared end, but for what has a new value", () => {
  const { model, shared } = open();
  model.hear("msg:custom", { ...move(4), tracks: { "card 0,0": [[4, "NESWL"]] }, cleared: ["card", "tunnel"] });
  assert.deepEqual(shared.scene.tracks["card 2,0"]?.at(-1), [4, null]);
  assert.deepEqual(shared.scene.tracks["card 1,0"]?.at(-1), [3, null], "it had ended already");
  assert.deepEqual(shared.scene.tracks["tunnel 0,0,0"]?.at(-1), [4, null]);
  assert.deepEqual(shared.scene.tracks["card 0,0"]?.at(-1), [4, "NESWL"]);
  assert.deepEqual(shared.scene.tracks["ends 0,0"]?.at(-1), [3, "NESW"]);
});

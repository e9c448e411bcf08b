/** Playing: hands, targets, turns, the curtain, and the pace of computer players. */

import { keyOf } from "../cells.ts";
import type { Desk } from "../desk.ts";
import { aboutCard } from "../findings.ts";
import { at } from "../geometry.ts";
import type { Key } from "../keys.ts";
import type { Part } from "../parts.ts";
import type { SeatAt } from "../story.ts";
import type { Message } from "../types_live.ts";
import { announcePlay, hearRefused } from "./announce.ts";
import { Curtain } from "./Curtain.tsx";
import { next, pass, SeatButton } from "./Deeds.tsx";
import {
  actOnCell,
  aimedCells,
  barredOf,
  discard,
  handSeat,
  heldOf,
  hold,
  isAimed,
  onSeats,
  pickedPlace,
  pickPlace,
  playOf,
  takeBack,
  wish,
} from "./hands.ts";
import { takeMail } from "./mail.ts";
import { keepPace } from "./pace.ts";
import { Tray } from "./Tray.tsx";

const NUMBERS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

const KEYS: readonly Key[] = [
  ...NUMBERS.map((key, place): Key => [key, (desk) => pickPlace(desk, place)]),
  ["d", discard],
  ["p", pass],
  ["u", takeBack],
  ["^z", takeBack],
  ["+^z", (desk) => !!playOf(desk)?.redo && wish(desk, "redo")],
  ["n", next],
  ["g", (desk) => desk.roam(0, 0)],
  [
    "Escape",
    (desk) => {
      if (desk.local.help || !heldOf(desk).several) return desk.unselect();
      return hold(desk, { several: false, chosen: [] }) === undefined;
    },
  ],
];

const FRAME = "M10 4H90a6 6 0 0 1 6 6V120a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z";

/** The cells on which the picked card can be played. */
const Aims = ({ desk }: { desk: Desk }) => (
  <>
    {aimedCells(desk).map((cell) => (
      <g key={keyOf(cell)} class="aimed" transform={at(cell)}>
        <path d={FRAME} />
        <circle cx="50" cy="65" r="16" />
        <path d="M50 41V55M50 75V89M26 65H40M60 65H74" />
      </g>
    ))}
  </>
);

/** In the panel of a player: what the picked card would do there. */
const OnSeat = ({ desk, seat: { seat } }: { desk: Desk; seat: SeatAt }) => (
  <div class={`on-seat${seat === handSeat(desk) ? " own" : ""}`} data-seat={seat}>
    {onSeats(desk).map(
      (way) => way.seat === seat && <SeatButton key={`${way.tool} ${way.deed.do}`} desk={desk} way={way} />,
    )}
  </div>
);

export const play: Part = {
  on: (desk) => !!playOf(desk),
  spots: { stage: Tray, over: Curtain },
  over: Aims,
  seat: OnSeat,
  keys: KEYS,
  help: ({ t }) => [
    ["1 2 3 …", t("play-key-pick")],
    ["G", t("play-key-mine")],
    ["Enter", t("play-key-enter")],
    ["D", t("play-key-discard")],
    ["P", t("play-do-pass")],
    ["U", t("play-key-undo")],
    ["N", t("play-key-next")],
  ],
  act: (desk, { cell }) => actOnCell(desk, cell),
  pick(desk) {
    if (heldOf(desk).refused) hold(desk, { refused: null });
    return false;
  },
  findings(desk) {
    const { face, moment } = desk;
    if (!face || pickedPlace(desk) < 0 || !barredOf(desk)) return undefined;
    // No cell takes it, whatever lies there.
    return { ...aboutCard(moment, face, undefined, desk.local.picked ?? ""), lines: [] };
  },
  bars: (desk) => pickedPlace(desk) >= 0 && !!barredOf(desk),
  cell: (desk, key) => (isAimed(desk, key) ? desk.t("play-cell-aimed") : undefined),
  open(desk, signal) {
    keepPace(desk.shared, signal);
    announcePlay(desk, signal);
  },
  mail: takeMail,
  hear(desk, message: Message) {
    if (message.kind === "refused") hearRefused(desk, `${(message as Message & { text: string }).text}`);
  },
};

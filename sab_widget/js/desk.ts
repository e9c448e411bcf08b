/** What a person can do in one view: every button, key and pointer ends here. Whatever fails is said, not thrown. */

import { keyOf, sameCell } from "./cells.ts";
import { aboutAction, aboutCard, aboutMine, aboutTarget, type Findings } from "./findings.ts";
import { nearest } from "./geometry.ts";
import { type Target, tunnelsAt } from "./inspect.ts";
import { firstOf } from "./parts.ts";
import type { Say } from "./say.ts";
import type { Shared } from "./shared.ts";
import type { Moment } from "./story.ts";
import type { Cell, FaceInfo, WayState } from "./types.ts";
import { type Box, CARD_HEIGHT, CARD_WIDTH, cellAt, fit, isWhole, pan, reshape, reveal, within, zoom } from "./view.ts";
import type { Viewers, Wish } from "./viewer.ts";
import * as words from "./words.ts";

const NEARER = 1.4;

/** What one view keeps for itself; everything else is shared. */
export interface Local {
  /** What part of the mine is in sight; null is the whole. */
  box: Box | null;
  /** The size of the board in pixels. */
  width: number;
  height: number;
  /** What the pointer is over. */
  hover: Target | null;
  /** Where a card has just been laid: it is asked about again once the pointer or the keyboard has been elsewhere. */
  laid: Cell | null;
  /** The cell of the grid that Tab leads to. */
  cell: Cell;
  /** The cell that has the focus, when the keyboard brought it there. */
  walked: Target | null;
  showConnected: boolean;
  showEnds: boolean;
  /** The team whose ways are shown. */
  ways: string;
  help: boolean;
  /** The turn that was left by a jump. */
  back: number | null;
  /** The hand or palette card that was picked, as `hand 2 4` or `palette NS`. */
  picked: string | null;
  /** The name of the picked card when it is an action card: those are no part of what is shared. */
  card: string | null;
  /** Something that went wrong in this view. */
  fault: string | null;
  /** What a screen reader is to be told next. */
  said: string;
  /** Another number: a part has more, or other things, to say of the cells. */
  stamp: number;
}

export class Desk {
  readonly shared: Shared;
  readonly viewers: Viewers;
  readonly root: HTMLElement;
  readonly local: Local = {
    box: null,
    width: 600,
    height: 500,
    hover: null,
    laid: null,
    cell: [0, 0],
    walked: null,
    showConnected: false,
    showEnds: false,
    ways: "",
    help: false,
    back: null,
    picked: null,
    card: null,
    fault: null,
    said: "",
    stamp: 0,
  };
  /** How many cards lay in the mine when it was last drawn. */
  known = 0;
  readonly #draw: (now?: boolean) => void;

  /** `draw` draws the view soon, or at once. */
  constructor(shared: Shared, viewers: Viewers, root: HTMLElement, draw: (now?: boolean) => void) {
    this.shared = shared;
    this.viewers = viewers;
    this.root = root;
    this.#draw = draw;
  }

  get moment(): Moment {
    return this.shared.moment;
  }

  /** A message in the language of the widget. */
  get t(): Say {
    return this.shared.t;
  }

  set(change: Partial<Local>): void {
    Object.assign(this.local, change);
    this.#draw();
  }

  toggle(name: "showConnected" | "showEnds" | "help"): void {
    this.set({ [name]: !this.local[name] });
  }

  /** The way of the team that was chosen, where there are doors. */
  get way(): WayState | undefined {
    return this.moment.ways.get(this.local.ways);
  }

  showWays(team: string): void {
    this.set({ ways: team, said: this.moment.ways.get(team)?.text ?? this.t("core-no-ways") });
  }

  /** Ask for other eyes, or for another line. */
  ask(...wish: Wish): void {
    this.viewers.ask(...wish);
    if (this.viewers.waiting) this.set({ said: this.t("core-waiting") });
  }

  /** Enter a branch, or leave it. The button that was pressed is gone then. */
  enter(path: number[]): void {
    this.root.querySelector<HTMLElement>(".frame")?.focus({ preventScroll: true });
    this.set({ back: null });
    this.ask("branch", path);
  }

  /** A handler that never throws: what goes wrong is said in the view. */
  on<E>(handle: (event: E) => void): (event: E) => void {
    return (event) => {
      try {
        handle(event);
      } catch (error) {
        console.error(error);
        this.set({ fault: words.notDone(this.t, error) });
      }
    };
  }

  // Turns

  step(by: number): void {
    this.shared.go(this.shared.turn + by);
  }

  /** Go somewhere else, and remember where one was. */
  jump(turn: number): void {
    const from = this.shared.turn;
    this.shared.go(turn);
    if (this.shared.turn !== from) this.set({ back: from });
  }

  play(): void {
    if (this.shared.playing) this.shared.pause();
    else this.shared.play();
  }

  /** Move the focus up or down the log. */
  walkLog(by: number): void {
    const lines = [...this.root.querySelectorAll<HTMLElement>("[data-turn]")];
    lines[lines.findIndex((line) => line.matches(":focus")) + by]?.focus();
  }

  // What is in sight

  get whole(): Box {
    return fit(this.shared.scene.extent, this.local.width / this.local.height);
  }

  get box(): Box {
    return this.local.box ? reshape(this.local.box, this.whole) : this.whole;
  }

  look(box: Box): void {
    this.set({ box: isWhole(box, this.whole) ? null : box });
  }

  zoom(factor: number, x: number, y: number): void {
    this.look(zoom(this.box, factor, x, y, this.whole));
  }

  nearer(steps: number): void {
    const { x, y, w, h } = this.box;
    this.zoom(NEARER ** steps, x + w / 2, y + h / 2);
  }

  fit(): void {
    this.set({ box: null });
  }

  pan(dx: number, dy: number): void {
    this.look(pan(this.box, dx, dy, this.whole));
  }

  // Pointing and picking

  /** The cell and tunnel at a point of the mine. */
  targetAt(x: number, y: number): Target {
    const cell = cellAt(x, y);
    return { cell, tunnel: nearest(tunnelsAt(this.moment, cell), x - cell[0] * CARD_WIDTH, y - cell[1] * CARD_HEIGHT) };
  }

  point(target: Target | null): void {
    const { hover, laid } = this.local;
    if (sameCell(hover?.cell, target?.cell) && hover?.tunnel === target?.tunnel) return;
    this.set({ hover: target, laid: sameCell(laid, target?.cell) ? laid : null });
  }

  /** The picked card, as it would be laid. */
  get face(): string | null {
    return this.shared.selected?.face ?? null;
  }

  /** The cell that the picked card is asked about. */
  get asked(): Cell | null {
    const { hover, walked, laid } = this.local;
    const cell = hover?.cell ?? walked?.cell ?? this.shared.selected?.cell ?? null;
    return sameCell(cell, laid) ? null : cell;
  }

  /** The tunnel or cell that is looked into: under the pointer, else under the keyboard, else pinned. */
  get target(): Target | null {
    const { hover, walked } = this.local;
    const { selected } = this.shared;
    if (firstOf(this, (part) => part.hush?.(this))) return null;
    // Empty ground under the pointer does not hide what is pinned.
    if (hover && (hover.tunnel !== null || this.moment.goals.has(keyOf(hover.cell)))) return hover;
    return walked ?? (selected?.cell ? { cell: selected.cell, tunnel: selected.tunnel ?? 0 } : null);
  }

  /** About a tunnel or cell, or whether the picked card may lie there. */
  lookInto(target: Target | null): Findings {
    const own = firstOf(this, (part) => part.findings?.(this));
    if (own) return own;
    const { face, moment } = this;
    if (face) return aboutCard(moment, face, target?.cell, this.local.picked ?? "");
    if (!target) return this.card ? aboutAction(moment, this.card) : aboutMine(moment);
    return aboutTarget(
      moment,
      target,
      this.shared.revealed.some((goal) => sameCell(goal, target.cell)),
    );
  }

  get findings(): Findings {
    return this.lookInto(this.face ? this.asked && { cell: this.asked, tunnel: null } : this.target);
  }

  say({ title, verdict, lines }: Findings): void {
    this.set({ said: words.spoken(this.t, [`${title}.`, verdict, ...lines].filter(Boolean).join(" ")) });
  }

  /** A click, or Enter, on a cell. */
  act(target: Target): void {
    if (firstOf(this, (part) => part.act?.(this, target))) return;
    const { face, moment, shared } = this;
    const { cell, tunnel } = target;
    const goal = moment.goals.get(keyOf(cell));
    if (face) shared.write("selected", sameCell(shared.selected?.cell, cell) ? { face } : { face, cell });
    else if (goal && !goal.up) {
      if (shared.scene.viewer === null && goal.kind) shared.reveal(cell);
    } else shared.write("selected", tunnel === null || this.isPinned(target) ? null : { cell, tunnel });
    this.say(this.lookInto(target));
  }

  isPinned({ cell, tunnel }: Target): boolean {
    const { selected } = this.shared;
    return !this.face && sameCell(selected?.cell, cell) && selected?.tunnel === tunnel;
  }

  /** Enter on a cell: its tunnels one after the other, then none. */
  actOnCell(): void {
    const { cell, walked } = this.local;
    const tunnels = tunnelsAt(this.moment, cell).length;
    let tunnel = tunnels ? (walked?.tunnel ?? 0) : null;
    if (tunnel !== null && tunnel + 1 < tunnels && this.isPinned({ cell, tunnel })) tunnel += 1;
    this.set({ walked: { cell, tunnel } });
    this.act({ cell, tunnel });
  }

  /** Pick a card, or put it back. */
  pick(face: string, source: string): void {
    if (firstOf(this, (part) => part.pick?.(this, face, source))) return;
    const again = this.isPicked(this.moment.story.face(face), face, source);
    this.set({ picked: again ? null : source, card: null });
    this.shared.write("selected", again ? null : { face });
    if (!again) this.say(this.lookInto(null));
  }

  /** The picked action card; it is put back when another face is picked elsewhere. */
  get card(): string | null {
    return this.face ? null : this.local.card;
  }

  /** Pick an action card, to be told what it is for, or put it back. */
  pickAction(card: string, source: string): void {
    if (firstOf(this, (part) => part.pick?.(this, card, source))) return;
    const again = this.isHeld(card, source);
    this.shared.write("selected", null);
    this.set(again ? { picked: null, card: null } : { picked: source, card });
    if (!again) this.say(this.lookInto(null));
  }

  /** Whether an action card of a hand is the picked one. */
  isHeld(card: string, source: string): boolean {
    return this.card === card && this.local.picked === source;
  }

  /** Whether a card of a hand or of the palette is the picked one. What Python picked is shown in the palette. */
  isPicked({ other }: FaceInfo, face: string, source: string): boolean {
    const same = this.face === face || (this.face !== null && this.face === other);
    const { picked } = this.local;
    return same && (picked ? picked === source : source.startsWith("p"));
  }

  turnCard(): boolean {
    const { face, moment, shared } = this;
    if (!face) return false;
    shared.write("selected", { ...shared.selected, face: moment.story.face(face).other || face });
    this.say(this.findings);
    return true;
  }

  unselect(): boolean {
    if (this.local.help) this.toggle("help");
    else if (this.shared.selected || this.card) {
      this.set({ picked: null, card: null });
      this.shared.write("selected", null);
    } else return false;
    return true;
  }

  /** Move over the grid to the next cell. */
  roam(columns: number, rows: number): void {
    const [c0, r0, c1, r1] = this.shared.scene.extent;
    const [column, row] = this.local.cell;
    const cell: Cell = [within(column + columns, c0, c1), within(row + rows, r0, r1)];
    this.stand(cell);
    this.look(reveal(this.box, cell, this.whole));
    this.#draw(true);
    // The browser would scroll the page, and the board in its frame.
    this.root.querySelector<HTMLElement>(`[data-cell="${keyOf(cell)}"]`)?.focus({ preventScroll: true });
  }

  /** The keyboard is on a cell now. */
  stand(cell: Cell): void {
    this.set({
      cell,
      walked: { cell, tunnel: tunnelsAt(this.moment, cell).length ? 0 : null },
      hover: null,
      laid: null,
    });
  }
}

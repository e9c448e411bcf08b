/** What a person can do in one view: every button, key and pointer ends here. Whatever fails is said, not thrown. */

import { keyOf, sameCell } from "./cells.ts";
import { aboutCard, aboutMine, aboutTarget, type Findings } from "./findings.ts";
import { nearest } from "./geometry.ts";
import { type Target, tunnelsAt } from "./inspect.ts";
import type { Deed } from "./keys.ts";
import { type Local, newLocal } from "./local.ts";
import type { Shared } from "./shared.ts";
import type { Cell, ThemeChoice } from "./types.ts";
import type { Viewers } from "./viewer.ts";
import { type Box, CARD_HEIGHT, CARD_WIDTH, cellAt, fit, isWhole, pan, reshape, reveal, zoom } from "./view.ts";
import * as words from "./words.ts";

const ZOOM_STEP = 1.4;

export class Desk {
  readonly shared: Shared;
  readonly viewers: Viewers;
  readonly local: Local = newLocal();
  /** Goes before every id, so that two views never share one. */
  readonly prefix: string;
  #draw: () => void;

  constructor(shared: Shared, viewers: Viewers, prefix: string, draw: () => void) {
    this.shared = shared;
    this.viewers = viewers;
    this.prefix = prefix;
    this.#draw = draw;
  }

  /** Change what this view keeps for itself, and draw. */
  set(change: Partial<Local>): void {
    Object.assign(this.local, change);
    this.#draw();
  }

  /** A handler that never throws: what goes wrong is said in the view. */
  on<E>(handle: (event: E) => void): (event: E) => void {
    return (event) => {
      try {
        handle(event);
      } catch (error) {
        console.error(error);
        this.set({ fault: words.notDone(error) });
      }
    };
  }

  // Turns

  step(by: number): void {
    this.shared.go(this.shared.turn + by);
  }

  /** Go somewhere else, and remember where one was. */
  jump(turn: number): void {
    const { shared } = this;
    const from = shared.turn;
    shared.go(turn);
    if (shared.turn !== from) this.set({ back: from });
  }

  jumped(from: number): void {
    if (Math.abs(from - this.shared.turn) > 1) this.set({ back: from });
  }

  back(): void {
    const { back } = this.local;
    if (back !== null) this.jump(back);
  }

  play(): void {
    if (this.shared.playing) this.shared.pause();
    else this.shared.play();
  }

  // What is in sight

  get whole(): Box {
    const { size } = this.local;
    const { extent } = this.shared.scene;
    const [c0, r0, c1, r1] = extent;
    const ratio = size ? size.width / size.height : ((c1 - c0 + 1) * CARD_WIDTH) / ((r1 - r0 + 1) * CARD_HEIGHT);
    return fit(extent, ratio);
  }

  get box(): Box {
    return this.local.box ? reshape(this.local.box, this.whole) : this.whole;
  }

  look(box: Box): void {
    this.set({ box: isWhole(box, this.whole) ? null : box });
  }

  zoom(factor: number, x?: number, y?: number): void {
    const { box } = this;
    this.look(zoom(box, factor, x ?? box.x + box.w / 2, y ?? box.y + box.h / 2, this.whole));
  }

  pan(dx: number, dy: number): void {
    this.look(pan(this.box, dx, dy, this.whole));
  }

  // Pointing and picking

  /** The cell and tunnel at a point of the mine. */
  targetAt(x: number, y: number): Target {
    const cell = cellAt(x, y);
    const tunnels = tunnelsAt(this.shared.scene, this.shared.moment, cell);
    return { cell, tunnel: nearest(tunnels, x - cell[0] * CARD_WIDTH, y - cell[1] * CARD_HEIGHT) };
  }

  point(target: Target | null): void {
    const { hover } = this.local;
    const same = target ? sameCell(hover?.cell, target.cell) && hover?.tunnel === target.tunnel : !hover;
    if (!same) this.set({ hover: target });
  }

  /** The picked card, as it would be laid. */
  get face(): string | null {
    const { selected, scene } = this.shared;
    return selected && "face" in selected && scene.faces[selected.face] ? selected.face : null;
  }

  /** The cell that the picked card is asked about. */
  get asked(): Cell | null {
    const { selected } = this.shared;
    const pinned = selected && "face" in selected && Array.isArray(selected.cell) ? selected.cell : null;
    return this.local.hover?.cell ?? this.local.walked?.cell ?? pinned;
  }

  /** The tunnel or cell that is looked into: under the pointer, else under the keyboard, else pinned. */
  get target(): Target | null {
    const { selected } = this.shared;
    const pinned = selected && !("face" in selected) ? { cell: selected.cell, tunnel: selected.tunnel ?? 0 } : null;
    const { hover } = this.local;
    // Empty ground under the pointer does not hide what is pinned.
    const over = hover && (hover.tunnel !== null || this.shared.moment.goals.has(keyOf(hover.cell))) ? hover : null;
    return over ?? this.local.walked ?? pinned;
  }

  isRevealed(cell: Cell): boolean {
    return this.shared.revealed.some((goal) => sameCell(goal, cell));
  }

  get findings(): Findings {
    const { scene, moment } = this.shared;
    const { face, target } = this;
    if (face) return aboutCard(scene, moment, face, this.asked);
    return target ? aboutTarget(scene, moment, target, this.isRevealed(target.cell)) : aboutMine(scene, moment);
  }

  /** A click, or Enter, on a cell. */
  act(target: Target): void {
    const { scene, moment, selected } = this.shared;
    const { cell, tunnel } = target;
    const { face } = this;
    const goal = moment.goals.get(keyOf(cell));
    if (face) {
      const again = selected && "face" in selected && sameCell(selected.cell, cell);
      this.shared.write("selected", again ? { face } : { face, cell });
      this.say(aboutCard(scene, moment, face, cell));
    } else if (goal && !goal.up) {
      if (scene.viewer === null && goal.kind !== null) this.shared.reveal(cell);
      this.say(aboutTarget(scene, moment, target, this.isRevealed(cell)));
    } else if (tunnel === null || this.isPinned(target)) {
      this.shared.write("selected", null);
    } else {
      this.shared.write("selected", { cell, tunnel });
      this.say(aboutTarget(scene, moment, target, false));
    }
  }

  isPinned({ cell, tunnel }: Target): boolean {
    const { selected } = this.shared;
    return !!selected && !("face" in selected) && sameCell(selected.cell, cell) && selected.tunnel === tunnel;
  }

  /** Enter on a cell: its tunnels one after the other, then none. */
  actOnCell(): void {
    const { cell, walked } = this.local;
    const tunnels = tunnelsAt(this.shared.scene, this.shared.moment, cell);
    const number = walked?.tunnel ?? (tunnels.length ? 0 : null);
    const next = number === null ? null : number + 1;
    if (!this.face && next !== null && next < tunnels.length && this.isPinned({ cell, tunnel: number })) {
      this.set({ walked: { cell, tunnel: next } });
      this.act({ cell, tunnel: next });
    } else {
      this.act({ cell, tunnel: number });
    }
  }

  pick(face: string, source: string): void {
    const again = this.face !== null && this.local.picked === source;
    this.set({ picked: again ? null : source });
    this.shared.write("selected", again ? null : { face });
    if (!again) this.say(aboutCard(this.shared.scene, this.shared.moment, face, null));
  }

  turnCard(): void {
    const { face } = this;
    const { scene, moment, selected } = this.shared;
    const other = face && scene.faces[face]?.other;
    if (!other) return;
    const cell = selected && "face" in selected ? selected.cell : undefined;
    this.shared.write("selected", cell ? { face: other, cell } : { face: other });
    this.say(aboutCard(scene, moment, other, cell ?? null));
  }

  unselect(): boolean {
    if (this.local.help) this.set({ help: false });
    else if (this.shared.selected) {
      this.set({ picked: null });
      this.shared.write("selected", null);
    } else return false;
    return true;
  }

  say({ title, verdict, lines }: Findings): void {
    this.set({ said: [`${title}.`, verdict?.text, ...lines].filter(Boolean).join(" ") });
  }

  /** Move over the grid to the next cell; false at its rim. */
  walk(columns: number, rows: number): boolean {
    const [c0, r0, c1, r1] = this.shared.scene.extent;
    const [column, row] = this.local.cell;
    const cell: Cell = [
      Math.min(Math.max(column + columns, c0), c1),
      Math.min(Math.max(row + rows, r0), r1),
    ];
    this.stand(cell);
    if (this.local.box) this.look(reveal(this.box, cell, this.whole));
    return !sameCell(cell, [column, row]);
  }

  /** The keyboard is on a cell now. */
  stand(cell: Cell): void {
    const tunnels = tunnelsAt(this.shared.scene, this.shared.moment, cell);
    this.set({ cell, walked: { cell, tunnel: tunnels.length ? 0 : null }, hover: null });
  }

  // The rest

  chooseViewer(viewer: number | null): void {
    this.viewers.choose(viewer);
  }

  setSpeed(speed: number): void {
    this.shared.write("speed", speed);
  }

  setTheme(theme: ThemeChoice): void {
    this.shared.write("theme", theme);
  }

  /** What a key asks for; false when there was nothing to do. Walking and the log need the page and are not done here. */
  do(deed: Deed): boolean {
    switch (deed.do) {
      case "step":
        this.step(deed.by);
        return true;
      case "first":
        this.jump(0);
        return true;
      case "last":
        this.jump(this.shared.scene.last);
        return true;
      case "play":
        this.play();
        return true;
      case "zoom":
        this.zoom(deed.by > 0 ? ZOOM_STEP : 1 / ZOOM_STEP);
        return true;
      case "fit":
        this.set({ box: null });
        return true;
      case "turn card":
        this.turnCard();
        return this.face !== null;
      case "connected":
        this.set({ showConnected: !this.local.showConnected });
        return true;
      case "ends":
        this.set({ showEnds: !this.local.showEnds });
        return true;
      case "help":
        this.set({ help: !this.local.help });
        return true;
      case "act":
        this.actOnCell();
        return true;
      case "unselect":
        return this.unselect();
      default:
        return false;
    }
  }
}

/** Press and hold: once at once, then again and again while the pointer stays down. */

const FIRST = 400;
const NEXT = 110;

export class Hold {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A press was answered when the pointer went down, so the click that follows it is not another one. */
  #answered = false;

  /** The pointer went down. `act` says whether there is more to do. */
  press(act: () => boolean): void {
    this.release();
    this.#answered = true;
    const again = () => {
      this.#timer = act() ? setTimeout(again, NEXT) : undefined;
    };
    if (act()) this.#timer = setTimeout(again, FIRST);
  }

  release(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** A click came: does it still want an answer? Those of the keyboard and of screen readers always do. */
  click(byPointer: boolean): boolean {
    const wanted = !byPointer || !this.#answered;
    this.#answered = false;
    return wanted;
  }
}

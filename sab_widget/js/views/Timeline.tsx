/** The slider over all turns, and the rounds marked and named. */

import { Component } from "preact";
import type { Desk } from "../desk.ts";
import { memo } from "../memo.ts";
import type { Scene } from "../types.ts";
import * as words from "../words.ts";
import { Forks } from "./Toolbar.tsx";

export class Timeline extends Component<{ desk: Desk }> {
  /** The turn at which the slider was grasped. */
  #from: number | null = null;

  #grasp = (): void => {
    const { shared } = this.props.desk;
    this.#from ??= shared.turn;
    shared.hold(true);
  };

  #release = (): void => {
    const { desk } = this.props;
    if (this.#from !== null && Math.abs(this.#from - desk.shared.turn) > 1) desk.set({ back: this.#from });
    this.#from = null;
    desk.shared.hold(false);
  };

  override render({ desk }: { desk: Desk }) {
    const { turn, scene, moment, story } = desk.shared;
    const { last, rounds } = scene;
    return (
      <div class="timeline" style={{ "--done": `${(100 * turn) / (last || 1)}%` }}>
        <input
          type="range"
          aria-label={desk.t("core-turn")}
          aria-valuetext={words.turnWords(moment)}
          min={0}
          max={last}
          value={turn}
          onPointerDown={this.#grasp}
          onInput={desk.on((event: Event) => {
            this.#from ??= turn;
            desk.shared.go(Number((event.target as HTMLInputElement).value));
          })}
          onChange={this.#release}
          onPointerUp={this.#release}
          onPointerCancel={this.#release}
        />
        <Rounds desk={desk} scene={scene} story={story} current={rounds.findLastIndex((round) => round.turn <= turn)} />
      </div>
    );
  }
}

/** The newest action and what is said of it. Always as high, so that nothing moves; a longer one scrolls. */
export const Caption = ({ desk }: { desk: Desk }) => {
  const { turn, action, result } = desk.moment;
  let { text } = action;
  // These stand over the mine.
  for (const line of result ?? []) text = text.replace(line, "");
  return (
    <div key={turn} class="caption" role="group" aria-label={desk.t("core-this-turn")} tabIndex={0}>
      <b>{text}</b> <em dir="auto">{action.comment}</em>
      <Forks desk={desk} turn={turn} />
    </div>
  );
};

interface RoundsProps {
  desk: Desk;
  scene: Scene;
  /** Another story is another length of the game. */
  story: object;
  current: number;
}

const left = (turn: number, last: number) => ({ left: `${(100 * turn) / (last || 1)}%` });

const Rounds = memo(({ desk, scene: { rounds, branches, last }, current }: RoundsProps) => (
  <>
    <div class="ticks" aria-hidden>
      {rounds.map(({ turn }) => (
        <i key={turn} style={left(turn, last)} />
      ))}
      {branches.map(({ turn, path }) => (
        <i key={`${path}`} class="fork" style={left(turn, last)} />
      ))}
    </div>
    <div class="rounds" role="group" aria-label={desk.t("core-rounds")}>
      {rounds.map(({ turn, name }, number) => {
        const turns = (rounds[number + 1]?.turn ?? last + 1) - turn;
        return (
          <button
            key={turn}
            style={{ flexGrow: turns }}
            aria-label={name}
            aria-current={number === current}
            title={desk.t("core-round-begins", { round: name, turn })}
            onClick={desk.on(() => desk.jump(turn))}
          >
            {turns * 8 < last ? number + 1 : name}
          </button>
        );
      })}
    </div>
  </>
));

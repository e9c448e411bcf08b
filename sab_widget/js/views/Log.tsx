/** All turns in words; the current one is kept in sight inside the log's own box. */

import { Component, createRef } from "preact";
import type { Desk } from "../desk.ts";
import { memo } from "../memo.ts";
import type { Story } from "../story.ts";
import type { TurnInfo } from "../types.ts";
import { within } from "../view.ts";
import { Panel } from "./Icon.tsx";
import { Forks } from "./Toolbar.tsx";

const MARGIN = 24;

export class Log extends Component<{ desk: Desk }> {
  readonly #box = createRef<HTMLDivElement>();
  #turn = -1;

  override componentDidMount(): void {
    this.componentDidUpdate();
  }

  /** With the next frame: asking for places at once would lay out the page in the middle of a step. */
  override componentDidUpdate(): void {
    const { turn } = this.props.desk.shared;
    if (turn !== this.#turn) requestAnimationFrame(this.#keepInSight);
    this.#turn = turn;
  }

  /** Scrolls the box alone: `scrollIntoView` would move the page as well. */
  #keepInSight = (): void => {
    const box = this.#box.current;
    const line = box?.querySelector<HTMLElement>("[aria-current=step]");
    if (!box || !line) return;
    const top = line.offsetTop - MARGIN;
    const bottom = line.offsetTop + line.offsetHeight + MARGIN - box.clientHeight;
    box.scrollTop = within(box.scrollTop, bottom, top);
  };

  override render({ desk }: { desk: Desk }) {
    const { scene, turn, story } = desk.shared;
    return (
      <Panel class="log" name={desk.t("core-log")}>
        <div class="scroll" ref={this.#box}>
          {scene.rounds.map(({ turn: start, name }, number) => {
            const end = scene.rounds[number + 1]?.turn ?? scene.last + 1;
            const current = turn >= start && turn < end ? turn : -1;
            return (
              <Round key={start} desk={desk} story={story} name={name} start={start} end={end} current={current} />
            );
          })}
        </div>
      </Panel>
    );
  }
}

interface RoundProps {
  desk: Desk;
  story: Story;
  name: string;
  start: number;
  end: number;
  current: number;
}

/** A round at a time, so that a step compares the lines of one round and not those of all. */
const Round = memo(({ desk, story, name, start, end, current }: RoundProps) => (
  <>
    <p class="heading">{name}</p>
    <ol aria-label={name}>
      {story.scene.turns.slice(start, end).map((info, i) => (
        <Line key={start + i} desk={desk} turn={start + i} info={info} current={start + i === current} />
      ))}
    </ol>
  </>
));

interface LineProps {
  desk: Desk;
  turn: number;
  info: TurnInfo;
  current: boolean;
}

const Line = memo(({ desk, turn, info: { text, comment }, current }: LineProps) => (
  <li>
    <button
      data-turn={turn}
      tabIndex={current ? 0 : -1}
      aria-current={current ? "step" : undefined}
      onClick={desk.on(() => desk.jump(turn))}
    >
      <span class="number">{turn}</span>
      <span>
        {text}
        {comment && <em dir="auto">{comment}</em>}
      </span>
    </button>
    <Forks desk={desk} turn={turn} />
  </li>
));

/** The buttons that step and play. */

import { Component } from "preact";
import type { Desk } from "../desk.ts";
import { Hold } from "../hold.ts";
import * as words from "../words.ts";
import { Choice } from "./Choice.tsx";
import { Button, Icon, type IconName } from "./Icon.tsx";

const SPEEDS = [0.25, 0.5, 1, 2, 4, 8];

export function Controls({ desk }: { desk: Desk }) {
  const { shared, local, moment } = desk;
  const { turn, scene, playing, speed } = shared;
  const { back } = local;
  const { t } = desk;
  const atLast = turn >= scene.last;
  const speeds = [...new Set([...SPEEDS, speed])].sort((a, b) => a - b);
  return (
    <div class="controls">
      <div class="buttons" role="group" aria-label={t("core-steps")}>
        <Button desk={desk} name={t("core-first-turn")} icon="first" hint="Home" off={!turn} act={() => desk.jump(0)} />
        <HoldButton desk={desk} name={t("core-previous-turn")} icon="previous" off={!turn} by={-1} />
        <Button
          desk={desk}
          class={shared.live.play ? "" : "main"}
          off={shared.awaiting && !playing}
          name={t(playing ? "core-pause" : "core-play")}
          icon={playing ? "pause" : "play"}
          hint={t("core-key-space")}
          act={() => desk.play()}
        />
        <HoldButton desk={desk} name={t("core-next-turn")} icon="next" off={atLast} by={1} />
        <Button
          desk={desk}
          name={t("core-last-turn")}
          icon="last"
          hint="End"
          off={atLast}
          act={() => desk.jump(scene.last)}
        />
      </div>
      <div class="where">
        <p>{words.turnOf(moment)}</p>
        {back !== null && back !== turn && (
          <Button
            desk={desk}
            class="back"
            name={t("core-back-to-turn", { turn: back })}
            icon={back < turn ? "previous" : "next"}
            act={() => desk.jump(back)}
            text
          />
        )}
      </div>
      <Choice
        desk={desk}
        name={t("core-speed")}
        value={`${speed}`}
        options={speeds.map((each) => [`${each}`, `${each}×`])}
        choose={(value) => shared.write("speed", Number(value))}
      />
    </div>
  );
}

interface HoldProps {
  desk: Desk;
  name: string;
  icon: IconName;
  off: boolean;
  by: number;
}

/** A button that goes on while it is held. */
class HoldButton extends Component<HoldProps> {
  readonly #hold = new Hold();

  #step = (): boolean => {
    const { desk, by } = this.props;
    const { turn } = desk.shared;
    desk.step(by);
    return desk.shared.turn !== turn;
  };

  #release = (): void => {
    this.#hold.release();
    this.props.desk.shared.hold(false);
  };

  override componentWillUnmount(): void {
    this.#release();
  }

  override render({ desk, name, icon, off }: HoldProps) {
    return (
      <button
        aria-label={name}
        title={name}
        aria-disabled={off}
        onPointerDown={desk.on((event: PointerEvent) => {
          if (event.button) return;
          desk.shared.hold(true);
          this.#hold.press(this.#step);
        })}
        onPointerUp={this.#release}
        onPointerLeave={this.#release}
        onPointerCancel={this.#release}
        onBlur={this.#release}
        onClick={desk.on((event: MouseEvent) => {
          if (this.#hold.click(event.detail > 0)) this.#step();
        })}
      >
        <Icon name={icon} />
      </button>
    );
  }
}

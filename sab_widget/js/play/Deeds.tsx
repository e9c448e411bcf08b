/** The buttons for what can be done now: with the picked card, with gold, with the round. */

import type { Desk } from "../desk.ts";
import type { Cell } from "../types.ts";
import type { Play } from "../types_live.ts";
import { ArtIcon, CardPicture } from "../views/Drawing.tsx";
import { Button } from "../views/Icon.tsx";
import { cellName } from "../words.ts";
import {
  act,
  aimOf,
  barredOf,
  clear,
  discard,
  handOf,
  handSeat,
  heldOf,
  hold,
  isHere,
  isNow,
  mine,
  type OnSeat,
  onSeats,
  pickedCard,
  wish,
} from "./hands.ts";

interface Props {
  desk: Desk;
  play: Play;
}

/** What a deed on a player is called, with the player's name. */
export function deedWords({ t, shared }: Desk, { seat, tool = "", deed }: OnSeat): string {
  const player = t.code(shared.scene.players[seat] ?? "");
  return t(`play-do-${deed.do.replaceAll(" ", "-")}`, { player, tool });
}

export function Deeds({ desk, play }: Props) {
  const { t } = desk;
  if (!isHere(desk)) return <div class="deeds" />;
  switch (play.state) {
    case "computer":
      return (
        <div class="deeds">
          <Button
            desk={desk}
            name={t(play.people.length ? "play-skip" : "play-skip-all")}
            hint="N"
            icon="last"
            act={() => wish(desk, "go on", { all: true })}
            text
          />
        </div>
      );
    case "stuck":
      return (
        <div class="deeds">
          <Button desk={desk} name={t("play-try-again")} icon="turn" act={() => wish(desk, "go on")} text />
          <Button
            desk={desk}
            name={t("play-take-seat", { player: t.code(desk.shared.scene.players[play.seat] ?? "") })}
            icon="lamp"
            act={() => wish(desk, "take seat", { seat: play.seat })}
            text
          />
        </div>
      );
    case "hand over":
      return (
        <div class="deeds">
          <Button desk={desk} class="main" name={t("play-cover")} hint="N" icon="next" act={() => next(desk)} text />
        </div>
      );
    case "deal":
      return (
        <div class="deeds">
          <Button
            desk={desk}
            class="main"
            name={t("play-deal", { number: play.round ?? 0 })}
            hint="N"
            icon="next"
            act={() => next(desk)}
            text
          />
        </div>
      );
    case "turn":
      if (mine(desk)) return <TurnDeeds desk={desk} play={play} />;
  }
  return <div class="deeds">{!isNow(desk) && handSeat(desk) !== null && <p>{t("play-hand-now")}</p>}</div>;
}

/** What the one big button does, or the key N. */
export function next(desk: Desk): boolean {
  const play = desk.shared.live.play;
  switch (play?.state) {
    case "computer":
      return wish(desk, "go on", { all: true });
    case "hand over":
      return wish(desk, "hand over");
    case "curtain":
      return wish(desk, "show", { seat: play.seat });
    case "deal":
      return act(desk, { do: "deal" });
  }
  return false;
}

function TurnDeeds({ desk, play }: Props) {
  const { t } = desk;
  const { story } = desk.shared;
  const { several, chosen } = heldOf(desk);
  const card = pickedCard(desk);
  const aim = aimOf(desk);
  const { other } = story.face(desk.face ?? "");
  return (
    <div class="deeds">
      {play.take?.map((nuggets) => (
        <button
          key={nuggets}
          class="main"
          onClick={desk.on(() => act(desk, { do: "take", nuggets }))}
          aria-label={t("play-take-card", { number: nuggets })}
        >
          {nuggets} <ArtIcon story={story} name="nugget" />
        </button>
      ))}
      {play.lay?.map(([cell, face]) => (
        <button
          key={`${cell} ${face}`}
          class="stone"
          onClick={desk.on(() => act(desk, { do: "lay", face, cell }))}
          aria-label={t("play-lay-as", { face: story.face(face).name ?? face })}
        >
          <CardPicture story={story} name={face} />
        </button>
      ))}
      {desk.face && !barredOf(desk) && other && other !== desk.face && (
        <Button desk={desk} name={t("play-turn")} hint="R" icon="turn" act={() => desk.turnCard()} text />
      )}
      {aim?.cells &&
        aim.do.do === "map" &&
        aim.cells.map((cell) => <CellButton key={`${cell}`} desk={desk} cell={cell} />)}
      {onSeats(desk).map((way) => (
        <SeatButton key={`${way.seat} ${way.tool}`} desk={desk} way={way} short />
      ))}
      {aim && !aim.cells && !aim.seats && !aim.mends && (
        <Button desk={desk} class="main" name={t("play-do-theft")} icon="yes" act={() => act(desk, aim.do)} text />
      )}
      {play.pass && <Button desk={desk} name={passName(desk, play)} hint="P" icon="next" act={() => pass(desk)} text />}
      {card && play.most && (
        <Button
          desk={desk}
          class="give-away"
          name={t("play-discard")}
          hint="D"
          icon="close"
          act={() => discard(desk)}
          text
        />
      )}
      {!card && !several && (play.most ?? 0) > 1 && handOf(desk).length > 1 && (
        <Button
          desk={desk}
          name={t("play-choose-several")}
          icon="plus"
          act={() => hold(desk, { several: true, chosen: [] })}
          text
        />
      )}
      {several && (
        <>
          <Button
            desk={desk}
            class="give-away"
            name={t("play-discard-several", { number: chosen.length })}
            hint="D"
            icon="close"
            off={!chosen.length || chosen.length > (play.most ?? 0)}
            act={() => discard(desk)}
            text
          />
          {play.clear?.map((what) => (
            <Button
              key={what}
              desk={desk}
              name={t("play-clear", { what, number: play.price ?? 0 })}
              icon="yes"
              off={chosen.length !== play.price}
              act={() => clear(desk, what)}
              text
            />
          ))}
          <Button desk={desk} name={t("play-not-several")} icon="back" act={() => hold(desk, NONE)} text />
        </>
      )}
    </div>
  );
}

const NONE = { several: false, chosen: [] };

const passName = (desk: Desk, play: Play): string => desk.t(play.steal ? "play-steal-nothing" : "play-do-pass");

export const pass = (desk: Desk): boolean => !!mine(desk)?.pass && act(desk, { do: "pass" });

/** A goal to look at; that this is what the card does is told beside it. */
function CellButton({ desk, cell }: { desk: Desk; cell: Cell }) {
  const there = cellName(desk.t, cell);
  return (
    <Button
      desk={desk}
      name={desk.t("play-do-map", { cell: there })}
      icon="ask"
      act={() => act(desk, { ...aimOf(desk)?.do, do: "map", cell })}
      text={there}
    />
  );
}

interface SeatButtonProps {
  desk: Desk;
  way: OnSeat;
  /** Only the player is written on it, where what the card does is told beside it. */
  short?: boolean;
}

/** A player on whom the card is played; the same button stands in the panel of the seat. */
export function SeatButton({ desk, way, short }: SeatButtonProps) {
  const { story, scene } = desk.shared;
  const name = deedWords(desk, way);
  return (
    <button class="target" aria-label={name} title={name} onClick={desk.on(() => act(desk, way.deed))}>
      {way.tool && <ArtIcon story={story} name={`tool ${way.tool}`} />}
      <span>{short ? <bdi>{scene.players[way.seat]}</bdi> : name}</span>
    </button>
  );
}

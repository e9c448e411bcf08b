/** Under the question, always in sight: what came of the answer, and what one can do next. */

import type { Desk } from "../desk.ts";
import { Button } from "../views/Icon.tsx";
import { Sign } from "./Fields.tsx";
import { ON } from "./Progress.tsx";
import {
  again,
  aid,
  askedOf,
  askOf,
  attemptsOf,
  check,
  gradesNow,
  isOpen,
  open,
  resultWords,
  turnTo,
} from "./state.ts";

const HINT = "M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.6.5-1 1-1 2h-5c0-1-.4-1.5-1-2z";
const EYE = "M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 .1 0z";

export const Foot = ({ desk }: { desk: Desk }) => (
  <div class="ask-foot">{isOpen(desk) ? <Answering desk={desk} /> : <Answered desk={desk} />}</div>
);

function Answering({ desk }: { desk: Desk }) {
  const { t } = desk;
  const attempts = attemptsOf(desk);
  return (
    <div class="ask-row">
      <Hitched desk={desk} />
      <Button desk={desk} class="ask-main ask-on" name={t("ask-check")} icon="yes" act={() => check(desk)} text />
      {askOf(desk).question.aid && <Button desk={desk} name={t("ask-hint")} icon={HINT} act={() => aid(desk)} text />}
      {attempts > 0 && <span class="ask-quiet">{t("ask-attempts", { count: attempts })}</span>}
    </div>
  );
}

/** Why what was tried last was not done. */
function Hitched({ desk }: { desk: Desk }) {
  const { hitch } = askedOf(desk);
  return hitch && <p class="ask-hitch">{desk.t(hitch)}</p>;
}

function Answered({ desk }: { desk: Desk }) {
  const { t, shared } = desk;
  const { at } = askOf(desk);
  const { opened } = askedOf(desk);
  const correct = !!gradesNow(desk)?.correct;
  const goesOn = (correct || opened) && at + 1 < (shared.live.sheet?.items.length ?? 0);
  const leads = goesOn ? "on" : correct && !opened ? "open" : "again";
  const style = (what: string) => (what === leads ? "ask-main ask-on" : "");
  return (
    <>
      <p class="ask-verdict">
        <Sign desk={desk} grade={correct ? "right" : "wrong"} />
        {resultWords(desk)}
      </p>
      <Hitched desk={desk} />
      <div class="ask-row">
        {goesOn && (
          <Button
            desk={desk}
            class={`ask-flip ${style("on")}`}
            name={t("ask-on")}
            icon={ON}
            act={() => turnTo(desk, at + 1)}
            text
          />
        )}
        <Button desk={desk} class={style("again")} name={t("ask-again")} icon="turn" act={() => again(desk)} text />
        {!opened && (
          <Button
            desk={desk}
            class={style("open")}
            name={t(correct ? "ask-explain" : "ask-open")}
            icon={EYE}
            act={() => open(desk)}
            text
          />
        )}
      </div>
    </>
  );
}

/** What is known about the thing pointed at, in words. */

import type { Desk } from "../desk.ts";
import * as words from "../words.ts";
import { CardPicture } from "./Drawing.tsx";
import { Button, Icon, Lines, Panel } from "./Icon.tsx";

/** An answer in one sentence, and whether it is good news. */
const Verdict = ({ good, text }: { good: boolean | undefined; text: string | undefined }) => (
  <>
    {text && (
      <p class={good ? "good" : "bad"}>
        <Icon name={good ? "yes" : "close"} />
        {text}
      </p>
    )}
  </>
);

export function Inspector({ desk }: { desk: Desk }) {
  const { title, verdict, good, lines, face } = desk.findings;
  return (
    <Panel class="inspector" name={desk.t("core-inspector")}>
      <div class="scroll" tabIndex={0} role="group" aria-label={words.spoken(desk.t, title)}>
        <Verdict good={desk.way?.open} text={desk.way?.text} />
        <div class="about">
          {face && <CardPicture story={desk.moment.story} name={face} />}
          <p class="heading">{title}</p>
        </div>
        {(desk.face || desk.card) && (
          <div class="picked">
            {desk.face && (
              <Button
                desk={desk}
                name={desk.t("core-turn-card")}
                hint="R"
                icon="turn"
                act={() => desk.turnCard()}
                text
              />
            )}
            <Button
              desk={desk}
              name={desk.t("core-put-back")}
              hint="Esc"
              icon="close"
              act={() => desk.unselect()}
              text
            />
          </div>
        )}
        <Verdict good={good} text={verdict} />
        <Lines lines={lines} />
      </div>
    </Panel>
  );
}

/** What is known about the thing pointed at, in words. */

import type { Desk } from "../desk.ts";
import { CardPicture } from "./Drawing.tsx";
import { Button, Icon, Panel } from "./Icon.tsx";

export function Inspector({ desk }: { desk: Desk }) {
  const { title, verdict, good, lines, face } = desk.findings;
  return (
    <Panel class="inspector" name="Inspector">
      <div class="scroll" tabIndex={0} role="group" aria-label={title}>
        <div class="about">
          {face && <CardPicture story={desk.moment.story} name={face} />}
          <p class="heading">{title}</p>
        </div>
        {desk.face && (
          <div class="picked">
            <Button desk={desk} name="Turn card" hint="R" icon="turn" act={() => desk.turnCard()}>
              Turn card
            </Button>
            <Button desk={desk} name="Put back" hint="Esc" icon="close" act={() => desk.unselect()}>
              Put back
            </Button>
          </div>
        )}
        {verdict && (
          <p class={good ? "good" : "bad"}>
            <Icon name={good ? "yes" : "close"} />
            {verdict}
          </p>
        )}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Panel>
  );
}

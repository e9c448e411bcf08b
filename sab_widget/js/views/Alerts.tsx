/** What went wrong, in words, where it cannot be overlooked. */

import type { Desk } from "../desk.ts";
import { Button } from "./Icon.tsx";

export function Alerts({ desk }: { desk: Desk }) {
  const { shared, local } = desk;
  const alert = (text: string | null | undefined, dismiss?: () => void) =>
    text && (
      <div class="alert" role="alert">
        <p dir="auto">{text}</p>
        {dismiss && <Button desk={desk} name={desk.t("core-dismiss")} icon="close" act={dismiss} />}
      </div>
    );
  return (
    <>
      {alert(shared.fault ?? shared.scene.problem)}
      {alert(shared.problem, () => shared.complain(null))}
      {alert(local.fault, () => desk.set({ fault: null }))}
    </>
  );
}

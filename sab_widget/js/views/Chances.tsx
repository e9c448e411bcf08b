/** What a seat as viewer can count, and where each number comes from. */

import type { Desk } from "../desk.ts";
import { Fold } from "./Icon.tsx";

export function Chances({ desk }: { desk: Desk }) {
  const rows = desk.moment.chances ?? [];
  return (
    <Fold name={desk.t("core-chances")} open>
      <table>
        <tbody>
          {rows.map(([what, likely, source], i) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{likely}</td>
              <td>{source === rows[i - 1]?.[2] ? desk.t("core-as-above") : source}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}

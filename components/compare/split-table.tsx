import { ScrollX } from "@/components/ui/scroll-x";
import type { SplitOfChange } from "@/lib/queries/compare/get-change-split";
import { roundedSplit } from "@/lib/stats/rounded-split";
import type { ChangeSplit } from "@/lib/stats/split-change";

type Props = { readonly made: SplitOfChange; readonly split: ChangeSplit };

const DIGITS = 2;

/** The same in numbers: rounded so that they add up, and exactly, over the common denominator. */
export function SplitTable({ made, split }: Props) {
  const shown = roundedSplit(split, DIGITS);
  const rows = [
    { part: "before", name: "measured(A, old)", of: made.before },
    { part: "instrument", name: "+ instrument", of: null },
    { part: "regraded", name: "= measured(A, new)", of: made.regraded },
    { part: "agent", name: "+ agent", of: null },
    { part: "after", name: "= measured(B, new)", of: made.after },
    { part: "total", name: "change, instrument + agent", of: null },
  ] as const;
  const digits = (value: number) => (value / 10 ** DIGITS).toFixed(DIGITS).replace("-", "−");
  return (
    <details className="text-xs">
      <summary className="inline-block text-ink-3 hover:text-ink">as a table, with fractions ▸</summary>
      <ScrollX label="The split as a table">
        <table className="mt-1 whitespace-nowrap">
          <thead className="text-ink-3">
            <tr>
              <th className="py-1 pr-4">part</th>
              <th className="px-3 text-right">% or points</th>
              <th className="px-3 text-right">failing of graded</th>
              <th className="pl-3 text-right">exactly, of {split.denominator.toLocaleString("en")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ part, name, of }) => (
              <tr key={part} className="border-t">
                <th className="py-0.5 pr-4 font-normal">{name}</th>
                <td className="px-3 text-right">{digits(shown[part])}</td>
                <td className="px-3 text-right">
                  {of === null
                    ? ""
                    : `${of.failing.toLocaleString("en")} of ${of.graded.toLocaleString("en")}`}
                </td>
                <td className="pl-3 text-right">{split[part].toLocaleString("en").replace("-", "−")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollX>
      <p className="mt-1 text-ink-3">
        The rates are rounded; the parts are the differences of the rounded rates, so what is shown adds up.
      </p>
    </details>
  );
}

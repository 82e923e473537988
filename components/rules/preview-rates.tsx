import { percent } from "@/components/ui/percent";
import { ScrollX } from "@/components/ui/scroll-x";
import type { LevelPreview, UnitSums } from "@/lib/commands/rules/rule-preview";

/** The measured rate before and after, in both units, with what it is of. */
export function PreviewRates({ level }: { readonly level: LevelPreview }) {
  return (
    <ScrollX label="Measured rate">
      <table className="w-full whitespace-nowrap">
        <thead className="text-xs text-ink-3">
          <tr>
            <th className="py-1 pr-3">measured</th>
            <th className="px-3 text-right">before</th>
            <th className="px-3 text-right">after</th>
            <th className="px-3 text-right">points</th>
            <th className="pl-3 text-right">ungraded</th>
          </tr>
        </thead>
        <tbody>
          {(["records", "calls"] as const).map((unit) => {
            const [before, after] = [level.before[unit], level.after[unit]];
            return (
              <tr key={unit} className="border-t">
                <td className="py-1 pr-3">{unit}</td>
                <td className="px-3 text-right">
                  <Rate sums={before} />
                </td>
                <td className="px-3 text-right font-semibold" data-rate-after={unit}>
                  <Rate sums={after} />
                </td>
                <td className="px-3 text-right">{points(before, after)}</td>
                <td className="pl-3 text-right text-ink-2">
                  {before.ungraded === after.ungraded
                    ? after.ungraded.toLocaleString("en")
                    : `${before.ungraded.toLocaleString("en")} → ${after.ungraded.toLocaleString("en")}`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollX>
  );
}

function Rate({ sums: { failing, graded } }: { readonly sums: UnitSums }) {
  return (
    <>
      {percent(failing, graded)}
      <span className="block text-xs font-normal text-ink-3">
        {failing.toLocaleString("en")} of {graded.toLocaleString("en")}
      </span>
    </>
  );
}

function points(before: UnitSums, after: UnitSums): string {
  if (before.graded === 0 || after.graded === 0) return "—";
  const change = 100 * (after.failing / after.graded - before.failing / before.graded);
  if (Math.abs(change) < 0.05) return change === 0 ? "0.0" : change < 0 ? "> −0.1" : "< 0.1";
  return `${change < 0 ? "−" : "+"}${Math.abs(change).toFixed(1)}`;
}

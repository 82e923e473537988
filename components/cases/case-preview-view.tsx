import { TriangleAlert } from "lucide-react";
import { ScrollX } from "@/components/ui/scroll-x";
import type { CaseFlips, CasePreview, LevelFlips } from "@/lib/commands/cases/case-preview";
import { CaseFlipList } from "./case-flip-list";

type Props = { readonly preview: CasePreview; readonly hrefOf: (recordId: string) => string };

/** What the changed case would say of all records of the case: what labels contradict comes first, open and in red. */
export function CasePreviewView({ preview, hrefOf }: Props) {
  const { records, levels, level, contradicted, gained, lost, caught, flips, labelled } = preview;
  const count = (value: number) => value.toLocaleString("en");
  return (
    <div className="space-y-3">
      <p className="text-ink-2">
        {records === 1 ? "The one record" : `All ${count(records)} records`} of the case, over all runs: their
        verdict by the version that they were graded against, and by the changed case.
      </p>
      {contradicted.total > 0 && (
        <div className="rounded-md border border-fail bg-fail-soft p-3">
          <p className="flex items-start gap-2 font-semibold text-fail">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {count(contradicted.total)} labelled wrong would pass under {level}: this change hides a real
            failure
          </p>
          <CaseFlipList flips={contradicted} hrefOf={hrefOf} />
        </div>
      )}
      <ScrollX label="Verdicts before and after">
        <table className="whitespace-nowrap">
          <thead className="text-xs text-ink-3">
            <tr>
              <th className="py-1 pr-4">instrument</th>
              <th className="px-3 text-right">fail</th>
              <th className="px-3 text-right">pass</th>
              <th className="px-3 text-right">ungraded</th>
              <th className="pl-3">flips</th>
            </tr>
          </thead>
          <tbody>
            {levels.map((one) => (
              <tr key={one.level} className="border-t">
                <td className={one.level === level ? "py-1 pr-4 font-semibold" : "py-1 pr-4"}>{one.level}</td>
                {(["fail", "pass", "ungraded"] as const).map((verdict) => (
                  <td key={verdict} className="px-3 text-right">
                    {one.before[verdict] === one.after[verdict]
                      ? count(one.after[verdict])
                      : `${count(one.before[verdict])} → ${count(one.after[verdict])}`}
                  </td>
                ))}
                <td className="pl-3 text-ink-2">
                  <FlipsSaid flips={one.flips} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollX>
      <p className="text-ink-2">
        <span className="font-semibold text-ink">Labels</span>{" "}
        {labelled === 0
          ? "Nobody has labelled a record of this case: only effects and your own look can tell whether the change is right."
          : `on ${count(labelled)} ${labelled === 1 ? "item" : "items"} under ${level}: ${count(contradicted.total)} contradicted · ${count(gained.total)} gained · ${count(lost.total)} lost · ${count(caught.total)} caught`}
      </p>
      <Folded title="Labelled right, and would fail" flips={lost} hrefOf={hrefOf} open />
      <Folded title="Gained: labelled right, and would pass" flips={gained} hrefOf={hrefOf} open />
      <Folded title="Caught: labelled wrong, and would fail" flips={caught} hrefOf={hrefOf} />
      <Folded
        title={`Every record that flips under ${level}`}
        flips={flips}
        hrefOf={hrefOf}
        open={labelled === 0}
      />
    </div>
  );
}

type FoldedProps = {
  readonly title: string;
  readonly flips: CaseFlips;
  readonly hrefOf: (recordId: string) => string;
  readonly open?: boolean;
};

function Folded({ title, flips, hrefOf, open = false }: FoldedProps) {
  if (flips.total === 0) return null;
  return (
    <details open={open}>
      <summary className="text-ink-2 hover:text-ink">
        {title} <span className="text-xs text-ink-3">{flips.total.toLocaleString("en")}</span>
      </summary>
      <CaseFlipList flips={flips} hrefOf={hrefOf} />
    </details>
  );
}

function FlipsSaid({ flips }: Pick<LevelFlips, "flips">) {
  if (flips.length === 0) return "none";
  return flips.map(({ from, to, records }, index) => (
    <span key={`${from} ${to}`} className={to === "fail" ? "font-medium text-fail" : undefined}>
      {index > 0 && " · "}
      {from} → {to} {records.toLocaleString("en")}
    </span>
  ));
}

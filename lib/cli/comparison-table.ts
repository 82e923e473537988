import { CASE_CHANGES } from "../compare/case-changes.ts";
import { differenceWords } from "../compare/difference-words.ts";
import { plainLine } from "./plain-line.ts";
import type { WireComparison } from "./wire-comparison.ts";

const CASES = 40;

/** A comparison for a reader: the sentence, the groups, then the cases that changed. */
export function comparisonTable(comparison: WireComparison): string {
  const { a, b, difference, cases, changed, unit } = comparison;
  const name = comparison.instrument.replace(".v", " v");
  const { paired } = cases;
  return [
    sentence(difference, name),
    ...[["A", a] as const, ["B", b] as const].map(
      ([side, run]) =>
        `  ${side}  ${plainLine(run.run, 60)}  ${percent(run.rate)}  ${run.failing} of ${run.graded} ${unit} fail, ${run.ungraded} ungraded` +
        (run.no_verdict > 0 ? `, ${run.no_verdict} records without a verdict` : ""),
    ),
    "",
    `${cases.shared} of ${cases.all} cases are in both runs`,
    ...CASE_CHANGES.filter((change) => cases.groups[change] > 0).map(
      (change) => `  ${String(cases.groups[change]).padStart(6)}  ${change.replaceAll("_", " ")}`,
    ),
    ...(paired.cases === 0
      ? []
      : [
          `paired, ${paired.cases} cases: ${paired.worse} fail more often in B, ${paired.better} less often` +
            (paired.p === null ? "" : `, exact p = ${paired.p.toFixed(4)}`),
        ]),
    ...(cases.other_expectation === 0
      ? []
      : [`${cases.other_expectation} shared cases have another expectation in B than in A`]),
    ...(changed.length === 0 ? [] : [""]),
    ...changed
      .slice(0, CASES)
      .map(
        (one) =>
          `  ${one.change.replaceAll("_", " ").padEnd(15)}  ${plainLine(one.case_id, 80)}  ${side(one.a)} → ${side(one.b)}`,
      ),
    ...(changed.length > CASES ? [`  … and ${changed.length - CASES} more; --json lists all`] : []),
  ].join("\n");
}

function sentence(difference: WireComparison["difference"], name: string): string {
  if (difference === null) return `A run has nothing graded by ${name}, so there is no difference to tell.`;
  const { says, interval, clear } = differenceWords(difference);
  const than = difference.difference === 0 ? "as" : "than";
  return `Run B ${says} (${interval}) ${than} run A by ${name}${clear ? "." : ": not distinguishable from no change."}`;
}

function side(of: WireComparison["changed"][number]["a"]): string {
  if (of === null) return "–";
  if (of.graded === 0) return "ungraded";
  const claims = of.claims.length === 0 ? "" : ` (${of.claims.join(", ")})`;
  if (of.graded === 1) return of.failing === 1 ? `fail${claims}` : "pass";
  return `${of.failing} of ${of.graded} fail${claims}`;
}

function percent(rate: number | null): string {
  return rate === null ? "–" : `${(rate * 100).toFixed(1)} %`;
}

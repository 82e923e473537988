import type { EstimatedShare, SampleEstimate } from "../queries/samples/sample-estimate.ts";
import { plainLine } from "./plain-line.ts";

/** An estimate for a reader. */
export function estimateTable(estimate: SampleEstimate): string {
  const { sample, measured, audited, unsure_bounds: bounds, agreement } = estimate;
  const strata = estimate.strata.map((one) => [
    plainLine(one.stratum, 60),
    String(one.N),
    String(one.n),
    String(one.wrong),
    String(one.unsure),
    String(one.unresolved),
    percent(one.rate),
    one.low === null ? "" : `${percent(one.low)} – ${percent(one.high)}`,
  ]);
  const instruments = estimate.by_instrument.map((one) => [
    one.instrument,
    share(one.false_share_of_failures),
    share(one.false_share_of_passes),
    share(one.sensitivity),
    share(one.specificity),
  ]);
  const rate =
    audited === null
      ? "audited  none"
      : `audited  ${percent(audited.rate)}  [${percent(audited.low)} – ${percent(audited.high)}]${audited.scope === "failures_only" ? "  failures only" : ""}`;
  const unsure = estimate.strata.some((one) => one.unsure > 0)
    ? [`         with all unsure right ${percent(bounds.as_right)}, all wrong ${percent(bounds.as_wrong)}`]
    : [];
  return [
    `Sample “${plainLine(sample.name)}”: ${sample.unit} under ${sample.instrument}${sample.simulated ? ", simulated labels" : ""}`,
    `measured ${percent(measured.rate)}  ${measured.failing} failing, ${measured.clean} clean, ${measured.ungraded} ungraded`,
    rate,
    ...unsure,
    ...(estimate.reason === null ? [] : [estimate.reason]),
    ...(estimate.notice === null ? [] : [plainLine(estimate.notice, 2000)]),
    "",
    ...table(["stratum", "N", "n", "wrong", "unsure", "disputed", "share wrong", "95 %"], strata),
    "",
    ...table(
      ["instrument", "false of failures", "false of passes", "sensitivity", "specificity"],
      instruments,
    ),
    ...(agreement.items === 0
      ? []
      : [
          "",
          `${agreement.reviewers} reviewers agree on ${percent(agreement.percent)} of ${agreement.items} items` +
            (agreement.kappa === null ? "" : `, κ ${agreement.kappa.toFixed(2)}`) +
            (agreement.alpha === null ? "" : `, α ${agreement.alpha.toFixed(2)}`),
        ]),
    ...(estimate.causes.length === 0 ? [] : [""]),
    ...estimate.causes.map(
      ({ cause, truth, verdict, count }) =>
        `  ${String(count).padStart(5)}  ${plainLine(cause ?? "no cause given", 60)} (${truth.replace("_", " ")}, ${verdict})`,
    ),
  ].join("\n");
}

function percent(value: number | null): string {
  return value === null ? "–" : `${(value * 100).toFixed(1)} %`;
}

function share({ value, n }: EstimatedShare): string {
  return `${percent(value)} (n ${n})`;
}

/** The first column to the left, the others to the right. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => (row[at] ?? "").length)));
  return [head, ...rows].map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
}

import type { SampleRow } from "@/lib/queries/samples/sample-row";
import { scopeHref } from "@/lib/queries/scope-href";

/** Where the failing units of a sample's population are now; what came after the draw is among them. */
export function measuredHref(suite: string, { instrument, population, unit }: SampleRow): string {
  const scope = {
    runs: [...(population.runs ?? [])],
    instrument: `${instrument.level}.v${instrument.version}`,
    unit,
  };
  // A harness's failures bear no findings.
  if (instrument.level === "harness") return scopeHref(suite, "records", scope, { verdict: "fail" });
  const filter = Object.entries(population.filter).flatMap(([name, values]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const href = scopeHref(suite, "failures", scope);
  if (filter.length === 0) return href;
  return `${href}${href.includes("?") ? "&" : "?"}${new URLSearchParams(filter)}`;
}

import type { BenchRow } from "./bench-row.ts";
import { type Coverage, type CoverageSetting, coverage } from "./coverage.ts";
import { random } from "./random.ts";

const DRAWS = 2000;
const POPULATIONS = [200, 1000, 20_000];
const FAILING = [0.1, 0.22, 0.5];
const WRONG_OF_FAILED = [0.1, 0.53, 0.9];
const WRONG_OF_CLEAN = [0.005, 0.02, 0.09, 0.2, 0.4];
const SIZES = [30, 60, 100];
const AIM = { mean: 0.95, least: 0.9 };

/** How often intervals of nominal 95 % hold the truth over a grid of populations, rates and sizes. */
export function benchCoverage(seed: number): BenchRow[] {
  const next = random(seed);
  const results = grid().flatMap((setting) =>
    coverage(setting, DRAWS, next).map((found) => ({ setting, found })),
  );
  const rows: BenchRow[] = [
    { what: "coverage", value: `${grid().length} settings, ${DRAWS} draws each, nominal 95 %`, aim: null },
  ];
  for (const method of new Set(results.map(({ found }) => found.method))) {
    const all = results.filter(({ found }) => found.method === method);
    const audited = (some: typeof all) =>
      some.map(({ setting, found }) => ({ share: found.audited, where: describe(setting) }));
    const ours = method === "mid-P" || method === "exact";
    const width = mean(all.map(({ found }) => found.auditedWidth)).toFixed(4);
    rows.push(row(`audited rate by ${method}, mean width ${width}`, audited(all), ours));
    for (const N of POPULATIONS) {
      const some = all.filter(({ setting }) => setting.failed.N + setting.clean.N === N);
      rows.push(row(`  of ${N.toLocaleString("en")} units`, audited(some), false));
    }
    const own = all.flatMap(({ setting, found }) => strataOf(found, setting));
    if (own.length > 0) rows.push(row(`one stratum by ${method}`, own, ours));
  }
  return rows;
}

function grid(): CoverageSetting[] {
  return POPULATIONS.flatMap((N) =>
    FAILING.flatMap((failing) =>
      WRONG_OF_FAILED.flatMap((ofFailed) =>
        WRONG_OF_CLEAN.flatMap((ofClean) =>
          SIZES.map((n) => ({
            failed: drawn(Math.round(N * failing), ofFailed, n),
            clean: drawn(N - Math.round(N * failing), ofClean, n),
          })),
        ),
      ),
    ),
  );
}

function drawn(N: number, wrong: number, n: number) {
  return { N, K: Math.round(N * wrong), n: Math.min(N, n) };
}

/** A coverage, and the setting it was found in. */
type Found = { readonly share: number; readonly where: string };

function strataOf({ failed, clean }: Coverage, setting: CoverageSetting): Found[] {
  if (failed === null || clean === null) return [];
  return [
    { share: failed, where: describeOne(setting.failed) },
    { share: clean, where: describeOne(setting.clean) },
  ];
}

function describe({ failed, clean }: CoverageSetting): string {
  return `failed ${describeOne(failed)}, clean ${describeOne(clean)}`;
}

function describeOne({ N, K, n }: CoverageSetting["failed"]): string {
  return `${n} read of ${N} with ${K} wrong`;
}

function row(what: string, found: readonly Found[], aimed: boolean): BenchRow {
  const least = found.reduce((lowest, one) => (one.share < lowest.share ? one : lowest));
  const average = mean(found.map(({ share }) => share));
  const reached = average >= AIM.mean && least.share >= AIM.least;
  return {
    what,
    value: `mean ${percent(average)}, least ${percent(least.share)} (${least.where})`,
    aim: aimed ? { text: "mean ≥ 95 %, least ≥ 90 %", reached } : null,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

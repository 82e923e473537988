import { type Audit, auditStrata } from "./audit-strata.ts";
import type { AuditedRate } from "./audited-rate.ts";
import { type EstimatedStratum, estimateStratum } from "./estimate-stratum.ts";
import type { IntervalOptions } from "./interval-options.ts";
import type { LabelledStratum } from "./labelled-stratum.ts";

/** The estimate of a sample. `unsureBounds` are null where the labels do not allow an estimate even so. */
export type SampleEstimate = Audit & {
  readonly strata: readonly EstimatedStratum[];
  readonly unsureBounds: { readonly asRight: AuditedRate | null; readonly asWrong: AuditedRate | null };
};

/**
 * What the labels of a stratified sample say of its population: every stratum's share of agent-wrong units with
 * its interval, the audited rate over all strata (see `auditStrata`), and that rate once more with every `unsure`
 * label taken as right and as wrong. Strata keep their order. Errors as `estimateStratum`.
 *
 * @example
 * estimateSample([
 *   { stratum: "failed", verdict: "fail", N: 220, n: 100, wrong: 53, unsure: 0 },
 *   { stratum: "clean", verdict: "pass", N: 780, n: 120, wrong: 11, unsure: 0 },
 * ]).audited // { rate: 0.1881, low: 0.153842…, high: 0.234246…, method: "midp_mover", scope: "full" }
 */
export function estimateSample(
  labelled: readonly LabelledStratum[],
  options: IntervalOptions = {},
): SampleEstimate {
  const audit = (strata: readonly LabelledStratum[]) => {
    const estimated = strata.map((stratum) => estimateStratum(stratum, options));
    return { strata: estimated, ...auditStrata(estimated, options.weight) };
  };
  const settle = (asWrong: boolean) =>
    labelled.map((stratum) => ({
      ...stratum,
      n: stratum.n + stratum.unsure,
      wrong: stratum.wrong + (asWrong ? stratum.unsure : 0),
      unsure: 0,
    }));
  return {
    ...audit(labelled),
    unsureBounds: { asRight: audit(settle(false)).audited, asWrong: audit(settle(true)).audited },
  };
}

import type { AuditedRate } from "./audited-rate.ts";
import type { EstimatedStratum } from "./estimate-stratum.ts";
import { moverInterval } from "./mover-interval.ts";

/** Why there is no full estimate. */
export type NoFullEstimate = "empty_population" | "failed_without_labels" | "clean_without_labels";

/** The estimate, or why it is missing or partial, with the strata that have units and no label. */
export type Audit = {
  readonly audited: AuditedRate | null;
  readonly reason: NoFullEstimate | null;
  readonly unlabelled: readonly string[];
};

/**
 * The share of agent-wrong units in the population of all strata, Σ (N_h / ΣN) × rate_h, with the interval of
 * `moverInterval`. Strata without units weigh nothing. Where only units of failed strata are labelled it speaks of
 * failures only, and says so; a failed stratum without a label leaves no estimate. `weight` names the method.
 *
 * @example
 * auditStrata([failed, clean]).audited
 * // { rate: 0.1881, low: 0.153842…, high: 0.234246…, method: "midp_mover", scope: "full" }
 */
export function auditStrata(strata: readonly EstimatedStratum[], weight: 0.5 | 1 = 0.5): Audit {
  const total = strata.reduce((sum, { N }) => sum + N, 0);
  const peopled = strata.filter(({ N }) => N > 0);
  const missing = peopled.filter(({ n }) => n === 0);
  const unlabelled = missing.map(({ stratum }) => stratum);
  if (total === 0) return { audited: null, reason: "empty_population", unlabelled };
  if (missing.some(({ verdict }) => verdict === "fail")) {
    return { audited: null, reason: "failed_without_labels", unlabelled };
  }
  const full = missing.length === 0;
  const counted = full ? peopled : peopled.filter(({ verdict }) => verdict === "fail");
  const reason = full ? null : "clean_without_labels";
  if (counted.length === 0) return { audited: null, reason, unlabelled };
  const parts = counted.flatMap(({ N, rate, low, high }) =>
    rate === null || low === null || high === null ? [] : [{ weight: N / total, rate, low, high }],
  );
  const method = weight === 1 ? "exact_mover" : "midp_mover";
  const scope = full ? "full" : "failures_only";
  return { audited: { ...moverInterval(parts), method, scope }, reason, unlabelled };
}

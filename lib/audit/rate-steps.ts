import type { CombinedShare } from "./combined-share.ts";

/** Shares of all graded units, 0 to 1. `hidden` is null where no clean unit is labelled. */
export type RateSteps = {
  readonly measured: number;
  /** Failing, and the agent was right. */
  readonly falseFailure: number;
  /** Failing, and the agent was wrong. */
  readonly genuine: number;
  /** Passing, and the agent was wrong. */
  readonly hidden: number | null;
};

/**
 * How a measured rate turns into the audited one: measured − false failure + hidden. `failed` and `clean` are the
 * shares of agent-wrong units among the failing and the passing ones; null where the failing ones have none.
 *
 * @example
 * rateSteps({ failing: 220, clean: 780 }, { rate: 0.53 }, { rate: 11 / 120 })
 * // { measured: 0.22, falseFailure: 0.1034, genuine: 0.1166, hidden: 0.0715 }
 */
export function rateSteps(
  measured: { readonly failing: number; readonly clean: number },
  failed: Pick<CombinedShare, "rate"> | null,
  clean: Pick<CombinedShare, "rate"> | null,
): RateSteps | null {
  const { failing, clean: passing } = measured;
  const graded = failing + passing;
  if (graded === 0 || (failing > 0 && failed === null)) return null;
  const genuine = (failing / graded) * (failed?.rate ?? 0);
  return {
    measured: failing / graded,
    falseFailure: failing / graded - genuine,
    genuine,
    hidden: passing === 0 ? 0 : clean === null ? null : (passing / graded) * clean.rate,
  };
}

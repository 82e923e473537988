import type { Interval } from "./interval.ts";

/**
 * A share of agent-wrong units with its interval, all from 0 to 1. `scope` says what it speaks of: `full` is the
 * whole population, `failures_only` counts no unit that the instrument passed and holds only if none is wrong.
 */
export type AuditedRate = Interval & {
  readonly rate: number;
  readonly method: "midp_mover" | "exact_mover";
  readonly scope: "full" | "failures_only";
};

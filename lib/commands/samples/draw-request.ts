import type { FailureFilterParams } from "../../queries/failure-filter-params.ts";
import type { StrataBy } from "../../queries/samples/sample-row.ts";
import type { Scope } from "../../queries/scope.ts";

/** What to draw: suite, runs, instrument and unit are the scope's, the population is narrowed by `params`. */
export type DrawRequest = {
  readonly scope: Scope;
  readonly params: FailureFilterParams;
  /** Null: named by its number. */
  readonly name: string | null;
  /** Units wanted of all failed strata together, and of the clean one; at most as many as there are. */
  readonly failed: number;
  readonly clean: number;
  readonly strataBy: StrataBy;
  /** Null: one is made. */
  readonly seed: string | null;
  readonly blind: boolean;
  readonly reviewsPerItem: number;
  readonly simulated: boolean;
  readonly actor: string;
};

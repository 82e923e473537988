import type { FailureFilter } from "../failures/failure-filter.ts";
import type { StrataBy } from "./sample-row.ts";
import type { ScopeUnit } from "./sample-unit.ts";

/** Which units a population has, and how the failed ones part. */
export type PopulationQuery = {
  /** Runs, model and case narrow every unit; the rest only the failed ones, since clean units have no findings. */
  readonly filter: FailureFilter;
  readonly unit: ScopeUnit;
  readonly strataBy: StrataBy;
  /** Records that came after this one are left out; null: none are. */
  readonly lastRecord: string | null;
};

import type { SampleEstimate } from "../samples/sample-estimate.ts";
import type { SampleRow } from "../samples/sample-row.ts";
import type { AuditPopulation } from "./audit-population.ts";

/** An audited rate with the sample that it comes from and the runs that it speaks of. */
export type Audit = {
  readonly sample: SampleRow;
  readonly estimate: SampleEstimate;
  readonly audited: NonNullable<SampleEstimate["audited"]>;
  readonly population: AuditPopulation;
  /** Units labelled right or wrong. */
  readonly labelled: number;
};

import type { SampleRow } from "@/lib/queries/samples/sample-row";
import type { Scope } from "@/lib/queries/scope";

/** What every page of one sample is about. */
export type PageSample = {
  readonly scope: Scope;
  readonly sample: SampleRow;
  /** Who reads in this browser; null: nobody has said so. */
  readonly reviewer: string | null;
};

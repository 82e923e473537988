import type { Facet } from "./facet.ts";
import type { FindingKeys } from "./finding-keys.ts";

/**
 * Which findings are meant, held against the store. Texts are stored text.
 * An empty list in `chosen` means any; the values of one facet are alternatives, the facets hold together.
 */
export type FailureFilter = {
  readonly suiteId: number;
  readonly instrumentId: number;
  readonly chosen: Readonly<Record<Exclude<Facet, "instrument">, readonly string[]>>;
  readonly signatureIds: readonly number[];
  /** Of `calls`, a finding bears the witness kinds of its own call and of the record as a whole; else of any call. */
  readonly unit: "records" | "calls";
  readonly search: FailureSearch | null;
};

/** Free text, with the signatures (by tool or path) and the cases that contain it. */
export type FailureSearch = {
  /** A LIKE pattern, for lower-cased text. */
  readonly pattern: string;
  readonly signatureIds: readonly number[];
  readonly caseIds: readonly string[];
  /** The findings whose message contains it, where they are few; null: too many to name. */
  readonly messages: FindingKeys | null;
};

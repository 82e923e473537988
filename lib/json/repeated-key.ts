import type { JsonText } from "./json-node.ts";
import type { JsonPath } from "./json-path.ts";

/** A key that stands more than once in one object. */
export type RepeatedKey = {
  /** To the key itself. */
  readonly path: JsonPath;
  /** Every value's text, in order; the last one is the one that counts. */
  readonly literals: readonly JsonText[];
};

/** The repeated keys of a value: those whose values differ, and those that say the same thing again. */
export type RepeatedKeys = {
  readonly differing: readonly RepeatedKey[];
  readonly equal: readonly RepeatedKey[];
  /** How many more there are whose paths are too long together to be listed (hostile nesting only). */
  readonly unlisted: { readonly differing: number; readonly equal: number };
};

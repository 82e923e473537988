import type { JsonNode } from "../json/json-node.ts";
import type { PathLink } from "./path-link.ts";
import type { Want } from "./want.ts";

/** One way in which arguments differ from what was expected; a finding is made of it only if its pair is chosen. */
export type Difference = {
  readonly kind:
    | "wrong_value"
    | "wrong_type"
    | "missing_argument"
    | "missing_required"
    | "unexpected_argument"
    | "unparseable_arguments"
    | "not_an_object"
    | "duplicate_key"
    | "double_encoded";
  readonly path: PathLink | null;
  readonly want: Want | null;
  readonly node: JsonNode | null;
  /** Every value of a repeated key, as written. */
  readonly literals: readonly string[] | null;
};

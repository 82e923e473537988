import type { NormalizerUse } from "../grading/model.ts";
import type { JsonText } from "../json/json-node.ts";

/**
 * What was adopted for one tool over the rules that came with it, by parameter path. Null: the tool's own rule at the
 * path is dropped; a path that is absent keeps the tool's own.
 */
export type AdoptedRules = {
  readonly norms: Readonly<Record<string, NormalizerUse | null>>;
  readonly defaults: Readonly<Record<string, JsonText | null>>;
};

import type { NormalizerUse } from "../grading/model.ts";
import type { JsonText } from "../json/json-node.ts";

/**
 * One change to the rules of a tool. `path` names a parameter (`month`, `items[].price`). A `rule` or `value` of
 * null drops what is in force there.
 */
export type RuleChange =
  | {
      readonly kind: "norm";
      readonly tool: string;
      readonly path: string;
      readonly rule: NormalizerUse | null;
    }
  | {
      readonly kind: "default";
      readonly tool: string;
      readonly path: string;
      readonly value: JsonText | null;
    };

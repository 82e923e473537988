import type { JsonType } from "../../grading/json-type.ts";
import type { NormalizerUse } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";

/** One parameter of a tool as rules see it; texts are decoded. */
export type ParameterRow = {
  /** As rules name it: `items[].price`. */
  readonly path: string;
  /** Declared by the schema; empty where it says none, null where the schema lacks the parameter. */
  readonly types: readonly JsonType[] | null;
  readonly required: boolean;
  /** Findings on it, under the scope's instrument. */
  readonly findings: number;
  readonly rule: NormalizerUse | null;
  /** As the tool came: what is in force again once nothing is adopted. */
  readonly ownRule: NormalizerUse | null;
  readonly ruleAdopted: boolean;
  readonly fallback: JsonText | null;
  readonly ownFallback: JsonText | null;
  /** Where the tool's own stated default stands. */
  readonly ownFallbackFrom: "schema" | "suite" | null;
  readonly fallbackAdopted: boolean;
};

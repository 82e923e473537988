import { argumentsOf } from "../grading/arguments-of.ts";
import type { ExpectedCall } from "../grading/model.ts";
import type { PreparedCall } from "../grading/prepared-record.ts";
import { literalOf } from "../json/literal-of.ts";
import { respellJson } from "./respell-json.ts";

/** A call as an expectation of itself, numbers as they were written; null where its arguments are no object. */
export function expectedOfCall(call: PreparedCall): ExpectedCall | null {
  const { object, text } = argumentsOf(call);
  if (object === null) return null;
  return {
    name: call.call.name,
    args: respellJson(literalOf(text, object)),
    argTypes: {},
    argsAnyOf: {},
    optionalArgs: [],
    extra: null,
  };
}

import type { ExpectedCall } from "../../grading/model.ts";
import { KNOWN_FIELDS } from "../../importers/native/known-fields.ts";
import type { JsonText } from "../../json/json-node.ts";
import { inlineJson } from "./inline-json.ts";
import { objectText } from "./object-text.ts";
import { plainText } from "./plain-text.ts";

/** An expected call as the native format writes it, with its literals. */
export function expectedCallText(call: ExpectedCall): JsonText {
  const { argTypes, argsAnyOf, optionalArgs } = call;
  const accepted = Object.entries(argsAnyOf).map(
    ([key, values]) => `${JSON.stringify(key)}:[${values.map(inlineJson).join(",")}]`,
  );
  return objectText(
    [
      ["name", plainText(call.name)],
      ["args", call.args],
      ["arg_types", Object.keys(argTypes).length === 0 ? null : plainText(argTypes)],
      ["args_any_of", accepted.length === 0 ? null : (`{${accepted.join(",")}}` as JsonText)],
      ["optional_args", optionalArgs.length === 0 ? null : plainText(optionalArgs)],
    ],
    call.extra,
    KNOWN_FIELDS.expectedCall,
  );
}

import type { ExpectedCall } from "../grading/model.ts";
import type { JsonText } from "../json/json-node.ts";
import { nativeObjectLine } from "./native-object-line.ts";

/**
 * An expected call as an object of the native format, literals as the case has them.
 *
 * @example nativeExpectedLine(expected) // '{"name":"issue_refund","args":{"amount_cents":4200}}'
 */
export function nativeExpectedLine(call: ExpectedCall): JsonText {
  const types = Object.entries(call.argTypes);
  const anyOf = Object.entries(call.argsAnyOf).map(([key, values]): [string, JsonText] => [
    key,
    `[${values.join(",")}]` as JsonText,
  ]);
  const json = (value: unknown) => JSON.stringify(value) as JsonText;
  return nativeObjectLine(
    [
      ["name", json(call.name)],
      ["args", call.args],
      ["arg_types", types.length === 0 ? null : json(Object.fromEntries(types))],
      ["args_any_of", anyOf.length === 0 ? null : nativeObjectLine(anyOf, null)],
      ["optional_args", call.optionalArgs.length === 0 ? null : json(call.optionalArgs)],
    ],
    call.extra,
  );
}

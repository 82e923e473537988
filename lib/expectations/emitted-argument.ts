import { argumentsOf } from "../grading/arguments-of.ts";
import type { PreparedRecord } from "../grading/prepared-record.ts";
import { findAtPath } from "../json/find-at-path.ts";
import type { JsonText } from "../json/json-node.ts";
import type { JsonPath } from "../json/json-path.ts";
import { literalOf } from "../json/literal-of.ts";
import { respellJson } from "./respell-json.ts";

/** What a call of a record emitted at a path of its arguments, numbers as they were written; null where nothing is there. */
export function emittedArgument(record: PreparedRecord, callIndex: number, path: JsonPath): JsonText | null {
  const call = record.calls.find(({ index }) => index === callIndex);
  const read = call === undefined ? null : argumentsOf(call);
  if (read?.object == null) return null;
  const node = findAtPath(read.object, path);
  return node === null ? null : respellJson(literalOf(read.text, node));
}

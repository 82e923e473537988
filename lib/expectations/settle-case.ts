import type { CaseObject } from "../grading/model.ts";
import { readNative } from "../importers/native/read-native.ts";
import { nativeCaseLine } from "./native-case-line.ts";
import { respellJson } from "./respell-json.ts";

/**
 * The case as the importer would hand it over, were it written anew: JSON texts without white space, strings in one
 * spelling, numbers and order as they are. Settled cases that say the same are equal, whether they came as NDJSON
 * or as YAML. A case that the native format can't say stays as it is. Settling twice changes nothing.
 *
 * @example settleCase({ ...source, input: '{ "n": 1.0 }' }).input // '{"n":1.0}'
 */
export function settleCase(source: CaseObject): CaseObject {
  const reading = readNative(respellJson(nativeCaseLine(source)));
  return reading.ok && reading.object.kind === "case" ? reading.object : source;
}

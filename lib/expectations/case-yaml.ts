import type { CaseObject } from "../grading/model.ts";
import { readYaml } from "../importers/native/read-yaml.ts";
import { parseJson } from "../json/parse-json.ts";
import { nativeCaseLine } from "./native-case-line.ts";
import { printYaml } from "./print-yaml.ts";
import { respellJson } from "./respell-json.ts";
import { settleCase } from "./settle-case.ts";

/** Characters; as much as one object of YAML may have here. */
const MAX_LENGTH = 4_000_000;

/**
 * A case as a YAML document of the native format. Reading it gives exactly `settleCase(source)`: it is read once
 * here to make sure. Null where YAML can't say it (a repeated key, very deep nesting, more than 4 million
 * characters): the line of JSON is left then.
 *
 * @example caseYaml(source)?.startsWith("kind: case\ncase_id: refund_damaged\n") // true
 */
export function caseYaml(source: CaseObject): string | null {
  const line = respellJson(nativeCaseLine(source));
  const parsed = line.length > MAX_LENGTH ? null : parseJson(line);
  const text = parsed?.ok ? printYaml(parsed.node) : null;
  if (text === null || text.length > MAX_LENGTH) return null;
  const items = [...readYaml({ text, line: 1, file: "case.yaml", syntax: "yaml" })];
  const read = items.length === 1 && items[0]?.type === "object" ? items[0].object : null;
  const settled = settleCase(source);
  return read?.kind === "case" && nativeCaseLine(read) === nativeCaseLine(settled) ? text : null;
}

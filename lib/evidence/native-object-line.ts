import type { JsonText } from "../json/json-node.ts";
import { literalOf } from "../json/literal-of.ts";
import { parseJson } from "../json/parse-json.ts";
import { printJson } from "../json/print-json.ts";

/**
 * One object of the native format on one line. `fields` are its known fields as JSON texts, null where absent;
 * `extra`, a JSON object, holds what the source had besides: a field that stands in both is taken from there, as
 * it was written. White space between tokens goes, literals stay.
 *
 * @example nativeObjectLine([["kind", '"run"' as JsonText], ["model", null]], null) // '{"kind":"run"}'
 */
export function nativeObjectLine(
  fields: readonly (readonly [string, JsonText | null])[],
  extra: JsonText | null,
): JsonText {
  const parsed = extra === null ? null : parseJson(extra);
  const others = extra !== null && parsed?.ok && parsed.node.type === "object" ? parsed.node.members : [];
  const replaced = new Set(others.map((member) => member.key));
  const parts = fields.flatMap(([name, text]) =>
    text === null || replaced.has(name) ? [] : [`${JSON.stringify(name)}:${onOneLine(text)}`],
  );
  for (const { keyStart, keyEnd, value } of others) {
    const text = extra ?? "";
    parts.push(`${text.slice(keyStart, keyEnd)}:${onOneLine(literalOf(text, value))}`);
  }
  return `{${parts.join(",")}}` as JsonText;
}

function onOneLine(text: string): string {
  const parsed = parseJson(text);
  return parsed.ok ? printJson(text, parsed.node, 0) : JSON.stringify(text);
}

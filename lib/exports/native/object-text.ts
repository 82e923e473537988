import { JsonMembers } from "../../importers/json-members.ts";
import type { JsonText } from "../../json/json-node.ts";
import { inlineJson } from "./inline-json.ts";

type Fields = readonly (readonly [name: string, text: JsonText | null])[];

const NONE: ReadonlySet<string> = new Set();

/**
 * The text of one object of the native format: its fields, those that are null left out, then those of `extra`. One of
 * `extra` that an import would take for a known field, or that stands there twice, is renamed (`source_error`);
 * one of `kept` is written instead of the field.
 *
 * @example objectText([["kind", '"run"' as JsonText]], '{"note": 1.0}' as JsonText, KNOWN_FIELDS.run) // '{"kind":"run","note":1.0}'
 */
export function objectText(
  fields: Fields,
  extra: JsonText | null,
  known: ReadonlySet<string>,
  kept: ReadonlySet<string> = NONE,
): JsonText {
  const inline = extra === null ? null : inlineJson(extra);
  const others = inline === null ? null : new JsonMembers(inline, inline.indexOf("{"));
  const given = new Set(others?.keys);
  const parts: string[] = [];
  for (const [name, text] of fields) {
    if (text !== null && !(kept.has(name) && given.has(name))) parts.push(`"${name}":${inlineJson(text)}`);
  }
  const written = new Set<string>();
  for (const [index, key] of (others?.keys ?? []).entries()) {
    let name = key;
    while ((known.has(name) && !kept.has(name)) || written.has(name)) name = `source_${name}`;
    written.add(name);
    parts.push(`${JSON.stringify(name)}:${others?.sourceAt(index)}`);
  }
  return `{${parts.join(",")}}` as JsonText;
}

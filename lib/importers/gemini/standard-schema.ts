import type { JsonText } from "../../json/json-node.ts";
import type { JsonPlace } from "../transcript/json-place.ts";

const TYPES = new Set(["STRING", "NUMBER", "INTEGER", "BOOLEAN", "ARRAY", "OBJECT", "NULL"]);
/** Deeper than the API takes; what lies below stays as it is. */
const DEEPEST = 40;

type Edit = { readonly start: number; readonly end: number; readonly text: string };

/**
 * A schema of a function declaration as JSON Schema: types in capitals become those that JSON Schema knows, `nullable`
 * a type that may be null. All else, also what an `enum` or a `default` holds, stays as written.
 *
 * @example // {"type":"STRING","nullable":true} → {"type":["string","null"],"nullable":true}
 */
export function standardSchema(schema: JsonPlace): JsonText {
  const edits: Edit[] = [];
  const open: { place: JsonPlace; depth: number }[] = [{ place: schema, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { place, depth } = next;
    const type = place.get("type");
    const name = type?.string() ?? "";
    if (type !== null && TYPES.has(name)) {
      const known = JSON.stringify(name.toLowerCase());
      const text = place.get("nullable")?.value === true ? `[${known},"null"]` : known;
      edits.push({ start: type.at, end: type.at + type.source().length, text });
    }
    if (depth < DEEPEST) open.push(...schemasIn(place).map((inner) => ({ place: inner, depth: depth + 1 })));
  }
  edits.sort((a, b) => a.start - b.start);
  let text = "";
  let from = schema.at;
  for (const edit of edits) {
    text += schema.text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return (text + schema.text.slice(from, schema.at + schema.source().length)) as JsonText;
}

function schemasIn(schema: JsonPlace): JsonPlace[] {
  const one = [schema.get("items"), schema.get("additionalProperties")];
  const many = [schema.first("anyOf", "any_of"), schema.get("prefixItems")].flatMap(
    (list) => list?.items() ?? [],
  );
  const named = [schema.get("properties"), schema.get("$defs")].flatMap((object) =>
    (object?.keys ?? []).map((key) => object?.get(key) ?? null),
  );
  return [...one, ...many, ...named].flatMap((place) => (place?.isObject ? [place] : []));
}

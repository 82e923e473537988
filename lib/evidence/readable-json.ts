import type { JsonNode } from "../json/json-node.ts";
import { parseJson } from "../json/parse-json.ts";
import { printJson } from "../json/print-json.ts";

/** A JSON value laid out for reading. `json_in_text`: a string whose text is JSON. */
export type ReadableJson = {
  readonly form: "json" | "text" | "json_in_text" | "not_json";
  readonly text: string;
};

/**
 * Lays a JSON text out: containers over several lines with their literals untouched, a string as its text, a string
 * that holds a JSON container as that container. What is not JSON stays as it is.
 *
 * @example readableJson('"{\\"a\\":1.0}"') // { form: "json_in_text", text: '{\n  "a": 1.0\n}' }
 */
export function readableJson(source: string): ReadableJson {
  const parsed = parseJson(source);
  if (!parsed.ok) return { form: "not_json", text: source };
  const { node } = parsed;
  if (node.type !== "string") return { form: "json", text: layOut(source, node) };
  const inner = /^\s*[[{]/.test(node.value) ? parseJson(node.value) : null;
  return inner?.ok
    ? { form: "json_in_text", text: layOut(node.value, inner.node) }
    : { form: "text", text: node.value };
}

function layOut(text: string, node: JsonNode): string {
  return printJson(text, node, 2);
}

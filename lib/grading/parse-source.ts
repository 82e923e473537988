import { parseJson } from "../json/parse-json.ts";
import type { JsonSource } from "./json-source.ts";

/** A text that should be JSON, read; null where there is none or it is not JSON. */
export function parseSource(text: string | null): JsonSource | null {
  if (text === null) return null;
  const parsed = parseJson(text);
  return parsed.ok ? { node: parsed.node, text } : null;
}

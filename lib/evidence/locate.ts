import { parseJson } from "../json/parse-json.ts";
import type { Located } from "./place.ts";

/** Reads a text as one value; null where it is not JSON. */
export function locate(text: string): Located | null {
  const parsed = parseJson(text);
  return parsed.ok ? { text, node: parsed.node } : null;
}

import type { Head } from "./importer.ts";
import { jsonItemStarts } from "./json-item-starts.ts";

const LOOKED_AT = 50;

/**
 * Offsets of the first top-level objects of a JSON file's beginning: its lines, the elements of its array, or its
 * document. Empty for YAML and plain text.
 */
export function headObjectStarts(head: Head): number[] {
  return starts(head)
    .filter((start) => head.text[start] === "{")
    .slice(0, LOOKED_AT);
}

function starts({ framing, text }: Head): number[] {
  switch (framing) {
    case "json_array":
      return jsonItemStarts(text, text.indexOf("["));
    case "json_document":
      return [text.indexOf("{")];
    case "ndjson":
      return [...text.matchAll(/^[ \t]*\{/gm)].map((match) => match.index + match[0].length - 1);
    default:
      return [];
  }
}

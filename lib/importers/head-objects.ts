import type { Head } from "./importer.ts";
import { jsonItemStarts } from "./json-item-starts.ts";
import { JsonMembers } from "./json-members.ts";

const LOOKED_AT = 50;

/**
 * The first top-level objects of a JSON file's beginning: its lines, the elements of its array, or its document.
 * For detection, which must not take a field deep inside another format for one of its own. The last object may be
 * cut off; what it lacks then is not seen. Empty for YAML and plain text.
 */
export function headObjects(head: Head): JsonMembers[] {
  return objectStarts(head)
    .filter((start) => head.text[start] === "{")
    .slice(0, LOOKED_AT)
    .map((start) => new JsonMembers(head.text, start));
}

function objectStarts({ framing, text }: Head): number[] {
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

import { headObjectStarts } from "./head-object-starts.ts";
import type { Head } from "./importer.ts";
import { JsonMembers } from "./json-members.ts";

/**
 * The first top-level objects of a JSON file's beginning: its lines, the elements of its array, or its document.
 * For detection, which must not take a field deep inside another format for one of its own. The last object may be
 * cut off; what it lacks then is not seen. Empty for YAML and plain text.
 */
export function headObjects(head: Head): JsonMembers[] {
  return headObjectStarts(head).map((start) => new JsonMembers(head.text, start));
}

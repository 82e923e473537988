import type { Effect } from "../../grading/model.ts";
import type { JsonPlace } from "./json-place.ts";

/**
 * The effect that an MCP tool's annotations declare: `readOnlyHint` says it; a `destructiveHint` that is true is said
 * of tools that write. All else leaves it open (Model Context Protocol, ToolAnnotations).
 *
 * @example // {"readOnlyHint": true} → "read_only"
 */
export function effectOfAnnotations(annotations: JsonPlace | null): Effect | null {
  const readOnly = annotations?.first("readOnlyHint", "read_only_hint")?.value;
  if (typeof readOnly === "boolean") return readOnly ? "read_only" : "side_effecting";
  return annotations?.first("destructiveHint", "destructive_hint")?.value === true ? "side_effecting" : null;
}

import type { ToolObject } from "../../grading/model.ts";
import { buildTool } from "../transcript/build-tool.ts";
import type { JsonPlace } from "../transcript/json-place.ts";

const TOOL_FIELDS = new Set(["name", "description", "input_schema", "annotations", "cache_control"]);

/** The tools that a request offers; those of the API itself come without a schema. */
export function buildTools(request: JsonPlace | null): ToolObject[] {
  return (request?.get("tools")?.items() ?? []).flatMap((tool) => {
    const schema = tool.get("input_schema")?.source() ?? null;
    return buildTool(tool, schema, tool.get("annotations"), tool.without(TOOL_FIELDS)) ?? [];
  });
}

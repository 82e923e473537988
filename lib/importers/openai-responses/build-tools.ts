import type { ToolObject } from "../../grading/model.ts";
import { buildTool } from "../transcript/build-tool.ts";
import type { JsonPlace } from "../transcript/json-place.ts";

const TOOL_FIELDS = new Set(["type", "name", "description", "parameters", "input_schema", "annotations"]);

/** The tools that were offered: functions and custom tools, and those that MCP servers listed. */
export function buildTools(offered: readonly JsonPlace[], items: readonly JsonPlace[]): ToolObject[] {
  const own = offered.filter((tool) => {
    const type = tool.get("type")?.string();
    return type === "function" || type === "custom";
  });
  const listed = items
    .filter((item) => item.get("type")?.string() === "mcp_list_tools")
    .flatMap((item) => item.get("tools")?.items() ?? []);
  return [...own, ...listed].flatMap((tool) => {
    const schema = tool.first("parameters", "input_schema")?.source() ?? null;
    return buildTool(tool, schema, tool.get("annotations"), tool.without(TOOL_FIELDS)) ?? [];
  });
}

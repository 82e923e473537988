import type { ToolObject } from "../../grading/model.ts";
import { buildTool } from "../transcript/build-tool.ts";
import type { JsonPlace } from "../transcript/json-place.ts";

const TOOL_FIELDS = new Set(["name", "description", "parameters", "annotations"]);

/** The tools that a request offers, in `tools`, or in the older `functions`. */
export function buildTools(request: JsonPlace | null): ToolObject[] {
  const offered = [
    ...(request?.get("tools")?.items() ?? []).map(
      (tool) => [tool, tool.first("function", "custom")] as const,
    ),
    ...(request?.get("functions")?.items() ?? []).map((tool) => [tool, tool] as const),
  ];
  return offered.flatMap(([whole, definition]) => {
    if (definition === null) return [];
    const annotations = whole.get("annotations") ?? definition.get("annotations");
    const schema = definition.get("parameters")?.source() ?? null;
    return buildTool(definition, schema, annotations, definition.without(TOOL_FIELDS)) ?? [];
  });
}

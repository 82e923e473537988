import type { ToolObject } from "../../grading/model.ts";
import { standardSchema } from "../gemini/standard-schema.ts";
import { buildTool } from "../transcript/build-tool.ts";
import type { JsonPlace } from "../transcript/json-place.ts";

const SCHEMAS = ["parameters", "input_schema", "inputSchema", "parametersJsonSchema"];
const TOOL_FIELDS = new Set(["type", "name", "description", "annotations", "strict", ...SCHEMAS]);

/** The tools that a provider's configuration offers the model, in whichever provider's shape they are written. */
export function buildTools(config: JsonPlace | null): ToolObject[] {
  const offered = [...(config?.get("tools")?.items() ?? []), ...(config?.get("functions")?.items() ?? [])];
  return offered.flatMap(definitionsIn).flatMap((definition) => {
    const schema = definition.first(...SCHEMAS);
    // Bedrock wraps the schema once more.
    const inner = schema?.get("json") ?? schema;
    const text = inner?.isObject ? standardSchema(inner) : null;
    const rest = definition.without(TOOL_FIELDS);
    return buildTool(definition, text, definition.get("annotations"), rest) ?? [];
  });
}

function definitionsIn(tool: JsonPlace): JsonPlace[] {
  const declared = tool.first("functionDeclarations", "function_declarations");
  if (declared !== null) return declared.items();
  const wrapped = tool.first("function", "toolSpec");
  if (wrapped?.isObject) return [wrapped];
  // A tool that the provider itself runs (a web search) has no definition here.
  return tool.first(...SCHEMAS) === null ? [] : [tool];
}

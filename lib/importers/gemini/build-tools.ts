import type { ToolObject } from "../../grading/model.ts";
import { buildTool } from "../transcript/build-tool.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { standardSchema } from "./standard-schema.ts";

const PARAMETERS = ["parameters", "parametersJsonSchema", "parameters_json_schema"];
const TOOL_FIELDS = new Set(["name", "description", "annotations", ...PARAMETERS]);

/** The functions that a request declares. */
export function buildTools(request: JsonPlace | null): ToolObject[] {
  const tools = (request?.get("tools") ?? request?.get("config")?.get("tools"))?.items() ?? [];
  return tools
    .flatMap((tool) => tool.first("functionDeclarations", "function_declarations")?.items() ?? [])
    .flatMap((declared) => {
      const own = declared.get("parameters");
      const schema = own === null ? declared.first(...PARAMETERS) : null;
      const text = own === null ? (schema?.source() ?? null) : standardSchema(own);
      return buildTool(declared, text, declared.get("annotations"), declared.without(TOOL_FIELDS)) ?? [];
    });
}

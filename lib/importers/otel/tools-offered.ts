import type { ToolObject } from "../../grading/model.ts";
import { buildTool } from "../transcript/build-tool.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { opened } from "./opened.ts";

const FIELDS = new Set([
  "type",
  "name",
  "description",
  "parameters",
  "inputSchema",
  "input_schema",
  "annotations",
]);

/** The tools in a list of definitions, however they are wrapped; those without a schema say nothing and are left out. */
export function toolsOffered(place: JsonPlace | null): ToolObject[] {
  if (place === null) return [];
  return opened(place).items().flatMap(toolOffered);
}

function toolOffered(place: JsonPlace): ToolObject[] {
  const here = opened(place);
  const wrapped = here.get("tool")?.first("json_schema") ?? here.get("tool.json_schema");
  if (wrapped) return toolOffered(wrapped);
  const inner = here.get("function");
  const definition = inner?.isObject ? inner : here;
  const given = definition.first("parameters", "inputSchema", "input_schema");
  const schema = given === null ? null : opened(given);
  if (!schema?.isObject) return [];
  const annotations = here.get("annotations") ?? definition.get("annotations");
  const tool = buildTool(definition, schema.source(), annotations, definition.without(FIELDS));
  return tool === null ? [] : [tool];
}

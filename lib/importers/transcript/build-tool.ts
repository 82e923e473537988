import type { ToolObject } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { compactJson } from "../compact-json.ts";
import { withoutNonFinite } from "../without-non-finite.ts";
import { effectOfAnnotations } from "./effect-of-annotations.ts";
import type { JsonPlace } from "./json-place.ts";

/**
 * The tool that a definition in a request describes; null where it has no name. `definition` holds its name and
 * description, `schema` is the parameters' JSON Schema, `rest` what else was said. White space between tokens is
 * dropped, so that the same tool is the same in every file.
 */
export function buildTool(
  definition: JsonPlace,
  schema: JsonText | null,
  annotations: JsonPlace | null,
  rest: JsonText | null,
): ToolObject | null {
  const name = definition.get("name")?.string();
  if (!name) return null;
  const asJson = (json: JsonText) => compactJson(withoutNonFinite(json) as JsonText);
  return {
    kind: "tool",
    name,
    description: definition.get("description")?.string() ?? null,
    inputSchema: schema?.startsWith("{") ? asJson(schema) : null,
    effect: effectOfAnnotations(annotations),
    defaults: null,
    evalNorms: {},
    extra: rest === null ? null : asJson(rest),
    found: true,
  };
}

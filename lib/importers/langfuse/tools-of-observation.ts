import type { ToolObject } from "../../grading/model.ts";
import { opened } from "../otel/opened.ts";
import { toolsOffered } from "../otel/tools-offered.ts";
import { parseLenient } from "../parse-lenient.ts";
import { JsonPlace } from "../transcript/json-place.ts";
import { metadataOf } from "./metadata-of.ts";

/** The tools that a generation was offered; of the places that may tell them the first that does counts. */
export function toolsOfObservation(place: JsonPlace): ToolObject[] {
  const { metadata, attributes } = metadataOf(place);
  const within = (key: string) => {
    const inner = place.get(key);
    return inner === null ? null : opened(inner).get("tools");
  };
  const told = [
    listOf(place.get("toolDefinitions")),
    within("input"),
    metadata?.get("tools") ?? null,
    attributes.place("gen_ai.tool.definitions"),
    attributes.tree("llm.tools"),
    within("output"),
  ];
  for (const tools of told.map(toolsOffered)) if (tools.length > 0) return tools;
  return [];
}

const NAME = new Set(["name"]);

/** Langfuse lists definitions by their names, each a text of JSON. */
function listOf(definitions: JsonPlace | null): JsonPlace | null {
  if (definitions === null || !definitions.isObject) return definitions;
  const items = definitions.keys.flatMap((name) => {
    const given = definitions.get(name);
    const rest = given === null ? null : opened(given).without(NAME);
    return rest === null ? [] : [`{"name":${JSON.stringify(name)},${rest.slice(1)}`];
  });
  const text = `[${items.join(",")}]`;
  const parsed = parseLenient(text);
  return parsed === null ? null : JsonPlace.of(text, parsed.value);
}

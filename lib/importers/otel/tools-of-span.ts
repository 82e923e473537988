import type { ToolObject } from "../../grading/model.ts";
import type { Span } from "./span.ts";
import { toolsOffered } from "./tools-offered.ts";

/** The tools that the span of a model tells it was offered; of several ways to tell them the first counts. */
export function toolsOfSpan({ attributes }: Span): ToolObject[] {
  const told = [
    attributes.place("gen_ai.tool.definitions"),
    attributes.tree("llm.request.functions"),
    attributes.tree("llm.tools"),
    attributes.place("ai.prompt.tools"),
  ];
  for (const place of told) {
    const tools = toolsOffered(place);
    if (tools.length > 0) return tools;
  }
  return [];
}

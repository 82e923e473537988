import type { JsonText } from "../../json/json-node.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { detached } from "./detached.ts";
import { failureOf } from "./failure-of.ts";
import { opened } from "./opened.ts";
import type { Span } from "./span.ts";
import { strictJson } from "./strict-json.ts";
import type { ToolRun } from "./tool-run.ts";

/** What the span of a tool tells. */
export function runOfSpan(span: Span, id: string): ToolRun {
  const { attributes } = span;
  const given = attributes.place(
    "gen_ai.tool.call.arguments",
    "gen_ai.tool.args",
    "gcp.vertex.agent.tool_call_args",
    "ai.toolCall.args",
    "tool_arguments",
    "tool.parameters",
    "input.value",
  );
  const result = attributes.place(
    "gen_ai.tool.call.result",
    "gcp.vertex.agent.tool_response",
    "ai.toolCall.result",
    "tool_response",
    "gen_ai.output",
    "output.value",
  );
  const failure = failureOf(span);
  return {
    id,
    start: span.start,
    end: span.end,
    ...detached({
      callId: attributes.text("gen_ai.tool.call.id", "ai.toolCall.id", "tool_call.id"),
      name:
        attributes.text("gen_ai.tool.name", "tool.name", "ai.toolCall.name", "traceloop.entity.name") ??
        (span.name.replace(/^(?:execute_tool|tools\/call|running tool:?)\s+/, "") || "tool"),
      argumentsText: given === null ? null : (given.string() ?? given.source()),
      isText: given?.string() != null,
      result: result === null ? null : resultOf(result),
      error: failure === null ? null : (JSON.stringify(failure) as JsonText),
    }),
  };
}

/** Attributes hold no objects: what a tool returned stands as JSON in a text, unless it was text. */
function resultOf(place: JsonPlace): JsonText {
  return strictJson(opened(place).source());
}

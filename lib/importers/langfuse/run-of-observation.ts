import type { JsonText } from "../../json/json-node.ts";
import type { Attributes } from "../otel/attributes.ts";
import { nanoseconds } from "../otel/nanoseconds.ts";
import { opened } from "../otel/opened.ts";
import { strictJson } from "../otel/strict-json.ts";
import type { ToolRun } from "../otel/tool-run.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { failureOfObservation } from "./failure-of-observation.ts";
import { metadataOf } from "./metadata-of.ts";

/** What the observation of a tool tells. It has no field for the call's id: some frameworks put it elsewhere. */
export function runOfObservation(place: JsonPlace, id: string): ToolRun {
  const { metadata, attributes } = metadataOf(place);
  const output = place.get("output");
  const result = output === null ? null : opened(output);
  const failure = failureOfObservation(place);
  return {
    id,
    callId:
      attributes.text("gen_ai.tool.call.id", "ai.toolCall.id", "tool_call.id") ??
      metadata?.get("tool_call_id")?.id() ??
      result?.get("tool_call_id")?.id() ??
      null,
    name:
      attributes.text("gen_ai.tool.name", "tool.name", "ai.toolCall.name") ??
      (place
        .get("name")
        ?.string()
        ?.replace(/^execute_tool\s+/, "") ||
        "tool"),
    ...given(place.get("input"), attributes),
    result: result === null ? null : strictJson(result.source()),
    error: failure === null ? null : (JSON.stringify(failure) as JsonText),
    start: nanoseconds(place.get("startTime"), 1n),
    end: nanoseconds(place.get("endTime"), 1n),
  };
}

function given(input: JsonPlace | null, attributes: Attributes): Pick<ToolRun, "argumentsText" | "isText"> {
  if (input === null) return { argumentsText: null, isText: false };
  const inner = opened(input);
  // LangSmith's tracer puts all that a tool was given into one member.
  const wrapped =
    attributes.has("langsmith.span.kind") && inner.keys.length === 1 ? inner.get("input") : null;
  if (wrapped?.isObject) return { argumentsText: wrapped.source(), isText: false };
  const text = input.string();
  if (text === null) return { argumentsText: input.source(), isText: false };
  return { argumentsText: inner === input ? text : inner.text, isText: true };
}

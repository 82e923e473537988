import { kindOfWords } from "./kind-of-words.ts";
import type { Span } from "./span.ts";

export type SpanKind = "tool" | "model" | "agent";

const OF_MODELS = [
  "gen_ai.request.model",
  "gen_ai.response.model",
  "gen_ai.output.messages",
  "llm.request.type",
  "llm.model_name",
  "ai.model.id",
];

/**
 * What a span is of: a tool that ran, a model that answered, an agent at work; null for all else. By the operation of
 * the GenAI conventions, the kind of OpenInference, Traceloop and LangSmith, or attributes that only one kind has.
 */
export function spanKind({ attributes, name }: Span): SpanKind | null {
  const said = kindOfWords(attributes);
  if (said === "other") return null;
  // Google's ADK repeats the calls of a turn in one more span of this name.
  if (attributes.text("gen_ai.tool.name") === "(merged tools)") return null;
  if (said !== null) return said;
  if (attributes.has("gen_ai.tool.name", "ai.toolCall.name")) return "tool";
  if (attributes.text("llm.request.type") === "embedding" || name.startsWith("ai.embed")) return null;
  return attributes.has(...OF_MODELS) ? "model" : null;
}

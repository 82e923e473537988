import type { Span } from "./span.ts";

export type SpanKind = "tool" | "model" | "agent";

const BY_WORD: Readonly<Record<string, SpanKind>> = {
  execute_tool: "tool",
  tool: "tool",
  "ai.toolcall": "tool",
  chat: "model",
  completion: "model",
  text_completion: "model",
  generate_content: "model",
  call_llm: "model",
  responses: "model",
  llm: "model",
  invoke_agent: "agent",
  invoke_workflow: "agent",
  agent: "agent",
  workflow: "agent",
};
/** What else the conventions name: neither a call nor an answer. */
const OTHER = new Set([
  "embeddings",
  "create_agent",
  "embedding",
  "retriever",
  "reranker",
  "rerank",
  "guardrail",
]);
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
  const words = [
    attributes.text("gen_ai.operation.name"),
    attributes.text("openinference.span.kind"),
    attributes.text("traceloop.span.kind"),
    attributes.text("langsmith.span.kind"),
    attributes.text("ai.operationId"),
  ].flatMap((word) => (word === null ? [] : [word.toLowerCase()]));
  if (words.some((word) => OTHER.has(word))) return null;
  for (const word of words) {
    const kind = Object.hasOwn(BY_WORD, word) ? BY_WORD[word] : undefined;
    // Google's ADK repeats the calls of a turn in one more span of this name.
    if (kind === "tool") return attributes.text("gen_ai.tool.name") === "(merged tools)" ? null : "tool";
    if (kind !== undefined) return kind;
  }
  if (attributes.has("gen_ai.tool.name", "ai.toolCall.name")) return "tool";
  if (attributes.text("llm.request.type") === "embedding" || name.startsWith("ai.embed")) return null;
  return attributes.has(...OF_MODELS) ? "model" : null;
}

import type { Attributes } from "./attributes.ts";
import type { SpanKind } from "./span-kind.ts";

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

/**
 * What the words of a span say that it is of: the operation of the GenAI conventions, the kind of OpenInference, Traceloop
 * and LangSmith. `other`: they say that it is neither a call nor an answer. Null where they say nothing of it.
 */
export function kindOfWords(attributes: Attributes): SpanKind | "other" | null {
  const words = [
    attributes.text("gen_ai.operation.name"),
    attributes.text("openinference.span.kind"),
    attributes.text("traceloop.span.kind"),
    attributes.text("langsmith.span.kind"),
    attributes.text("ai.operationId"),
  ].flatMap((word) => (word === null ? [] : [word.toLowerCase()]));
  if (words.some((word) => OTHER.has(word))) return "other";
  for (const word of words) if (Object.hasOwn(BY_WORD, word)) return BY_WORD[word] ?? null;
  return null;
}

import type { Usage } from "../../grading/model.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { callsAsked } from "./calls-asked.ts";
import { conversationText } from "./conversation-text.ts";
import { detached } from "./detached.ts";
import { failureOf } from "./failure-of.ts";
import { firstWithCalls } from "./first-with-calls.ts";
import { opened } from "./opened.ts";
import { resultsIn } from "./results-in.ts";
import type { Span } from "./span.ts";
import type { Step } from "./step.ts";

/** What the span of a model or an agent tells. */
export function stepOfSpan(span: Span, id: string, kind: Step["kind"]): Step {
  const answers = answersOf(span);
  const asked = askedOf(span);
  return {
    id,
    kind,
    start: span.start,
    end: span.end,
    usage: usageOf(span),
    failure: failureOf(span),
    ...detached({
      ...firstWithCalls(answers),
      asked: callsAsked(asked),
      answers: asked === null ? [] : resultsIn(asked),
      messages: conversationText(asked, answers[0] ?? null),
    }),
  };
}

/** The answer in each way in which it is told, those with the text of arguments before those with an object. */
function answersOf({ attributes, events }: Span): JsonPlace[] {
  const inEvents = events.filter(
    ({ name, attributes }) => name === "gen_ai.choice" || attributes.text("event.name") === "gen_ai.choice",
  );
  const details = events.flatMap(
    ({ attributes }) => attributes.place("gen_ai.output.messages", "gen_ai.completion") ?? [],
  );
  const listed = attributes.place("events");
  return [
    attributes.tree("gen_ai.completion"),
    attributes.place("gen_ai.output.messages"),
    attributes.tree("llm.output_messages"),
    attributes.place("ai.response.toolCalls"),
    attributes.place("ai.response.text"),
    ...inEvents.flatMap(({ attributes }) => attributes.asObject()),
    ...details,
    listed,
    attributes.place("gen_ai.completion"),
    attributes.place("gen_ai.output"),
    attributes.place("gcp.vertex.agent.llm_response"),
    attributes.place("output.value"),
  ].filter((place) => place !== null);
}

function askedOf({ attributes, events }: Span): JsonPlace | null {
  const detail = events.flatMap(({ attributes }) => attributes.place("gen_ai.input.messages") ?? [])[0];
  const request = attributes.place("gcp.vertex.agent.llm_request");
  return (
    attributes.place("gen_ai.input.messages") ??
    attributes.tree("gen_ai.prompt") ??
    attributes.tree("llm.input_messages") ??
    attributes.place("ai.prompt.messages") ??
    detail ??
    attributes.place("gen_ai.prompt") ??
    (request === null ? null : opened(request).get("contents")) ??
    attributes.place("input.value")
  );
}

function usageOf({ attributes }: Span): Usage | null {
  const inputTokens = attributes.count(
    "gen_ai.usage.input_tokens",
    "gen_ai.usage.prompt_tokens",
    "llm.token_count.prompt",
    "ai.usage.promptTokens",
  );
  const outputTokens = attributes.count(
    "gen_ai.usage.output_tokens",
    "gen_ai.usage.completion_tokens",
    "llm.token_count.completion",
    "ai.usage.completionTokens",
  );
  const inputCost = attributes.number("gen_ai.usage.input_cost", "llm.cost.prompt");
  const outputCost = attributes.number("gen_ai.usage.output_cost", "llm.cost.completion");
  const parts = inputCost === null || outputCost === null ? null : inputCost + outputCost;
  const costUsd = attributes.number("gen_ai.usage.cost", "llm.cost.total") ?? parts;
  if (inputTokens === null && outputTokens === null && costUsd === null) return null;
  return { inputTokens, outputTokens, costUsd, latencyMs: null };
}

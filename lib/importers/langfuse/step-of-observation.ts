import type { Usage } from "../../grading/model.ts";
import { callsAsked } from "../otel/calls-asked.ts";
import { conversationText } from "../otel/conversation-text.ts";
import type { EmittedCall } from "../otel/emitted-call.ts";
import { firstWithCalls } from "../otel/first-with-calls.ts";
import { nanoseconds } from "../otel/nanoseconds.ts";
import { opened } from "../otel/opened.ts";
import { resultsIn } from "../otel/results-in.ts";
import type { Step } from "../otel/step.ts";
import { emittedArguments } from "../transcript/emitted-arguments.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { failureOfObservation } from "./failure-of-observation.ts";

/** What a generation, or the work of an agent, tells. */
export function stepOfObservation(place: JsonPlace, id: string, kind: Step["kind"], type: string): Step {
  const asked = place.get("input");
  const answer = place.get("output");
  const told = firstWithCalls(answer === null ? [] : [answer]);
  // What a mere span returns may repeat whole conversations.
  const isTelling = kind === "model" || type.toUpperCase() === "AGENT";
  const calls = told.calls.length > 0 ? told.calls : listedCalls(place);
  return {
    id,
    kind,
    start: nanoseconds(place.get("startTime"), 1n),
    end: nanoseconds(place.get("endTime"), 1n),
    calls: isTelling ? calls : [],
    asked: isTelling ? callsAsked(asked) : [],
    answers: asked === null || kind === "agent" ? [] : resultsIn(asked),
    said: told.said,
    messages: kind === "model" ? conversationText(asked, answer) : null,
    usage: kind === "model" ? usageOf(place) : null,
    failure: failureOfObservation(place),
  };
}

/** Calls as Langfuse itself lists them: texts of JSON, whose names stand in a list of their own. */
function listedCalls(place: JsonPlace): EmittedCall[] {
  const names = place.get("toolCallNames")?.items() ?? [];
  return (place.get("toolCalls")?.items() ?? []).flatMap((item, index) => {
    const call = opened(item);
    const name = names[index]?.string() ?? call.get("name")?.string();
    if (!name || !call.isObject) return [];
    return [
      { id: call.get("id")?.id() ?? null, name, ...emittedArguments(call.first("arguments", "input")) },
    ];
  });
}

function usageOf(place: JsonPlace): Usage | null {
  const usage = place.get("usage");
  const details = place.get("usageDetails");
  const count = (...places: readonly (JsonPlace | null | undefined)[]) =>
    number(Number.isSafeInteger, places);
  const found = {
    inputTokens: count(details?.get("input"), usage?.get("input"), place.get("promptTokens")),
    outputTokens: count(details?.get("output"), usage?.get("output"), place.get("completionTokens")),
    costUsd: number(Number.isFinite, [
      place.get("totalCost"),
      place.get("calculatedTotalCost"),
      place.get("costDetails")?.get("total"),
    ]),
    latencyMs: null,
  };
  return Object.values(found).every((one) => one === null) ? null : found;
}

function number(
  isGood: (value: unknown) => boolean,
  places: readonly (JsonPlace | null | undefined)[],
): number | null {
  for (const place of places) {
    const value = place?.value;
    if (typeof value === "number" && isGood(value) && value >= 0) return value;
  }
  return null;
}

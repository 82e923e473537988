import type { RecordObject, Usage } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { JsonMembers } from "../json-members.ts";
import { objectText } from "../object-text.ts";
import { otherMembers } from "../other-members.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { pairCalls } from "../transcript/pair-calls.ts";
import { asksForCalls } from "./asks-for-calls.ts";
import { outputCalls } from "./output-calls.ts";
import type { PromptfooRow } from "./schema.ts";

/** What a result says, whichever version of the format wrote it. */
export type Result = Pick<
  PromptfooRow,
  "failureReason" | "error" | "gradingResult" | "latencyMs" | "cost" | "response"
> & {
  readonly success: boolean;
  readonly place: JsonPlace;
  /** What the provider answered. */
  readonly output: JsonPlace | null;
  readonly prompt: JsonPlace | null;
  readonly assertions: readonly JsonPlace[];
};

export type RecordIds = Pick<RecordObject, "runId" | "caseId" | "trial">;

/** The reason for a failure that is none of the agent's: the provider, or the eval itself, broke. */
const ERROR = 2;
const RESULT_FIELDS = new Set([
  "success",
  "pass",
  "failureReason",
  "error",
  "testCase",
  "vars",
  "prompt",
  "provider",
  "gradingResult",
  "latencyMs",
  "cost",
  "text",
  "tokenUsage",
  "evalId",
]);
const RESPONSE_FIELDS = new Set(["output", "tokenUsage", "cost", "error"]);

export function buildRecord(result: Result, ids: RecordIds): RecordObject {
  const { output, texts } = partsOf(result);
  const error = errorOf(result);
  return {
    kind: "record",
    recordId: `${ids.runId}/${ids.caseId}/${ids.trial}`,
    ...ids,
    toolCalls: pairCalls([{ fromAgent: true, parts: output }]),
    finalMessage: texts.length === 0 ? null : texts.join("\n\n"),
    messages: messagesOf(result.prompt),
    usage: usageOf(result),
    harnessVerdict: error !== null ? null : result.success ? "pass" : "fail",
    harnessReason: error !== null ? null : reasonOf(result),
    effects: null,
    world: null,
    error,
    extra: extraOf(result.place),
  };
}

function partsOf(result: Result) {
  const { calls, texts } = outputCalls(result.output, asksForCalls(result.assertions));
  return { output: calls, texts };
}

function errorOf({ success, failureReason, error, gradingResult, response }: Result): string | null {
  if (failureReason === ERROR) return error || "promptfoo counts this result as an error";
  const said = typeof response?.error === "string" && response.error !== "" ? response.error : error;
  // Older versions give no reason; what broke was never graded.
  const isUngraded = failureReason === null || failureReason === undefined;
  return isUngraded && !success && (gradingResult ?? null) === null ? said || null : null;
}

function reasonOf({ success, gradingResult, error }: Result): string | null {
  const failed = (gradingResult?.componentResults ?? []).flatMap((one) =>
    one !== null && one.pass === false && one.reason ? [one.reason] : [],
  );
  if (!success && failed.length > 0) return [...new Set(failed)].join("; ");
  return gradingResult?.reason || error || null;
}

/** Of a cached answer the tokens were spent before, so that none are counted; its cost is what promptfoo says. */
function usageOf({ response, cost, latencyMs }: Result): Usage | null {
  const tokens = response?.cached === true ? null : response?.tokenUsage;
  const usage = {
    inputTokens: count(tokens?.prompt),
    outputTokens: count(tokens?.completion),
    costUsd: amount(cost ?? response?.cost),
    latencyMs: amount(latencyMs),
  };
  return Object.values(usage).every((value) => value === null) ? null : usage;
}

const count = (value: unknown) => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null);
const amount = (value: number | null | undefined) =>
  typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : null;

/** What the agent was asked: the prompt's own messages where it is a list of them, else one message. */
function messagesOf(prompt: JsonPlace | null): JsonText | null {
  const raw = prompt?.isObject ? prompt.get("raw") : prompt;
  const text = raw?.string() ?? null;
  if (raw === null || raw === undefined || text === null || text === "") return null;
  if (/^\s*\[/.test(text)) {
    try {
      if (Array.isArray(JSON.parse(text))) return text as JsonText;
    } catch {
      // It only looks like a list.
    }
  }
  return `[{"role":"user","content":${raw.source()}}]` as JsonText;
}

function extraOf(place: JsonPlace): JsonText | null {
  const known = new Set([...RESULT_FIELDS, "response", "providerResponse"]);
  const response = place.first("response", "providerResponse");
  const scores = place.get("gradingResult")?.get("componentResults");
  return objectText([
    ...otherMembers(new JsonMembers(place.text, place.at), known),
    ["response", response?.without(RESPONSE_FIELDS) ?? null],
    ["componentResults", scores?.isList && scores.items().length > 0 ? scores.source() : null],
  ]);
}

import type { RecordedCall, RecordObject, Usage } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { JsonMembers } from "../json-members.ts";
import { objectText } from "../object-text.ts";
import { otherMembers } from "../other-members.ts";
import { withoutNonFinite } from "../without-non-finite.ts";
import { callsInText } from "./calls-in-text.ts";
import { categoryOf } from "./category-of.ts";
import { type Output, readOutput } from "./read-output.ts";
import type { BfclResult } from "./schema.ts";
import type { Scored, ScoreSheet } from "./score-sheet.ts";
import { sumOf } from "./sum-of.ts";

/** `inference_log` is the transcript. */
const RESULT_FIELDS = new Set([
  ...["id", "result", "input_token_count", "output_token_count", "latency", "inference_log"],
]);
const NOT_THE_AGENTS = /^Error during inference/;

const DECODED = '{"decoded_by":"score file"}' as JsonText;

export type Judged = {
  readonly scored: Scored | null;
  /** The score file that would list this result, had it failed. */
  readonly sheet: ScoreSheet | null;
  /** Whether this model's results have calls as such, so that a text is one without a call. */
  readonly hasCalls: boolean;
};

/**
 * The record of one result; `text` is the row's object, of which `result` was parsed. Calls that a model wrote as text
 * are those that the score file read out of it, else those that the text wholly consists of.
 */
export function buildRecord(
  row: BfclResult,
  text: string,
  ids: Pick<RecordObject, "recordId" | "runId" | "caseId" | "trial">,
  judged: Judged,
): RecordObject {
  const { scored, sheet } = judged;
  const members = new JsonMembers(text, text.indexOf("{"));
  const output = readOutput(text, members.start("result"));
  const failed = failureOf(row);
  const broken = failed ?? forceTerminated(scored);
  const calls = failed === null ? callsOf(output, judged, ids.caseId) : [];
  const passed = scored === null && sheet !== null && broken === null;
  const unknown =
    calls === null ? "the result is a text, and which calls it makes can't be told from the file" : null;
  const log = members.given("inference_log");
  const strict = (json: JsonText) => withoutNonFinite(json) as JsonText;
  const extra = objectText([
    ...otherMembers(members, RESULT_FIELDS),
    ["score_error_type", scored?.type ? (JSON.stringify(scored.type) as JsonText) : null],
    ["score_error", scored?.error ?? null],
  ]);
  return {
    kind: "record",
    ...ids,
    toolCalls: calls ?? [],
    finalMessage: failed === null ? output.said.at(-1) || null : null,
    messages: log?.startsWith("[") ? strict(log) : null,
    usage: usage(row),
    harnessVerdict: passed ? "pass" : scored === null ? null : scored.valid ? "pass" : "fail",
    harnessReason: passed ? sheet.silence : (scored?.reason ?? null),
    effects: null,
    world: null,
    error: broken ?? unknown,
    extra: extra === null ? null : strict(extra),
  };
}

/** The error that came in place of an answer. */
function failureOf({ result, traceback }: BfclResult): string | null {
  const failed = typeof result === "string" && (NOT_THE_AGENTS.test(result) || typeof traceback === "string");
  return failed ? result : null;
}

/** The limit of steps that ended the question. */
function forceTerminated(scored: Scored | null): string | null {
  return scored?.type?.endsWith(":force_terminated") ? (scored.reason ?? scored.type) : null;
}

/** Null where there are calls that can't be told. */
function callsOf(output: Output, judged: Judged, caseId: string): readonly RecordedCall[] | null {
  const { scored, hasCalls } = judged;
  if (output.calls.length > 0 || output.said.length === 0) return output.calls;
  if (hasCalls) return [];
  const decoded = scored?.decoded ? readOutput(scored.decoded, 0) : null;
  if (decoded !== null && decoded.strange === null) {
    if (decoded.calls.length > 0) return decoded.calls.map((call) => ({ ...call, extra: DECODED }));
    const inText = callsInText(decoded.said);
    if (decoded.said.length > 0 && inText !== null) return inText;
  }
  const inText = callsInText(output.said);
  if (inText !== null) return inText;
  // The benchmark found no call in it either, or the question asks for none.
  const none = scored?.type?.includes("decoder_failed") || categoryOf(caseId).includes("irrelevance");
  return none ? [] : null;
}

function usage(row: BfclResult): Usage | null {
  const latency = sumOf(row.latency);
  const found = {
    inputTokens: sumOf(row.input_token_count),
    outputTokens: sumOf(row.output_token_count),
    costUsd: null,
    latencyMs: latency === null ? null : Math.round(latency * 1000),
  };
  return Object.values(found).every((value) => value === null) ? null : found;
}

import type { RecordObject, Usage } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import type { JsonMembers } from "../json-members.ts";
import { withoutNonFinite } from "../without-non-finite.ts";
import type { Attachments } from "./attachments.ts";
import { buildCalls } from "./build-calls.ts";
import { judgeScores } from "./judge-scores.ts";
import { messageText } from "./message-text.ts";
import type { SampleEvents } from "./sample-events.ts";
import type { InspectSample } from "./schema.ts";

/** Read, said elsewhere, or the bookkeeping of the log itself. */
const SAMPLE_FIELDS = new Set([
  "id",
  "epoch",
  "messages",
  "message_refs",
  "message_pool",
  "events",
  "events_data",
  "attachments",
  "output",
  "store",
]);

/** The record that a sample describes; `members` are those of its object in `text`. */
export function buildRecord(
  sample: InspectSample,
  runId: string,
  text: string,
  members: JsonMembers,
  events: SampleEvents,
  attachments: Attachments,
  said: { readonly lenient: boolean; readonly missingMessages: number },
): RecordObject {
  const caseId = typeof sample.id === "string" ? sample.id : (members.source("id") ?? String(sample.id));
  const messages = sample.messages ?? [];
  const { calls, missing } = buildCalls(messages, text, members.start("messages"), events, attachments);
  const strict = said.lenient ? withoutNonFinite : (json: string) => json;
  const asJson = (json: string | null) =>
    json === null ? null : (strict(attachments.resolve(json)) as JsonText);
  return {
    kind: "record",
    recordId: `${runId}/${caseId}/${sample.epoch}`,
    runId,
    caseId,
    trial: sample.epoch,
    toolCalls: calls.map((call) => ({
      ...call,
      result: call.result === null ? null : (strict(call.result) as JsonText),
      error: call.error === null ? null : (strict(call.error) as JsonText),
      extra: call.extra === null ? null : (strict(call.extra) as JsonText),
    })),
    finalMessage: finalMessage(messages, attachments),
    messages: asJson(members.given("messages")),
    usage: usage(sample),
    ...judgeScores(sample, text, members, attachments),
    effects: null,
    world: null,
    error: error(sample, missing, said.missingMessages),
    extra: asJson(members.without(SAMPLE_FIELDS)),
  };
}

function finalMessage(
  messages: NonNullable<InspectSample["messages"]>,
  attachments: Attachments,
): string | null {
  for (const message of messages.toReversed()) {
    if (message.role !== "assistant") continue;
    const said = messageText(message.content, attachments);
    if (said !== "") return said;
  }
  return null;
}

function error(
  { error, limit }: InspectSample,
  missing: readonly string[],
  missingMessages: number,
): string | null {
  const said: string[] = [];
  if (error) said.push(typeof error === "string" ? error : error.message || "the sample ended in an error");
  if (limit) {
    const { type, limit: most } = typeof limit === "string" ? { type: limit, limit: null } : limit;
    said.push(`stopped by the ${type} limit${typeof most === "number" ? ` of ${most}` : ""}`);
  }
  if (missingMessages > 0)
    said.push(`the log lacks ${missingMessages} of the messages that the sample refers to`);
  if (missing.length > 0) {
    said.push(`the log lacks attachments that arguments refer to: ${[...new Set(missing)].join(", ")}`);
  }
  return said.length === 0 ? null : said.join("; ");
}

function usage({ model_usage, total_time }: InspectSample): Usage | null {
  const models = Object.values(model_usage ?? {});
  const sum = (values: readonly (number | null | undefined)[]) => {
    const known = values.filter((value): value is number => typeof value === "number" && value >= 0);
    return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
  };
  const found = {
    inputTokens: sum(models.map((one) => one.input_tokens)),
    outputTokens: sum(models.map((one) => one.output_tokens)),
    costUsd: sum(models.map((one) => one.total_cost)),
    latencyMs: typeof total_time === "number" ? Math.round(total_time * 1000) : null,
  };
  return Object.values(found).every((value) => value === null) ? null : found;
}

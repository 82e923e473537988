import type { z } from "zod";
import type { CallSource, RecordedCall } from "../../grading/model.ts";
import type { JsonMembers } from "../json-members.ts";
import { utcTime } from "../utc-time.ts";
import { extraText } from "./extra-text.ts";
import { KNOWN_FIELDS } from "./known-fields.ts";
import type { NATIVE_SCHEMA } from "./schema.ts";

/**
 * The call that a checked shell describes. Without a raw text, `arguments_parsed` stands in for it as it was written
 * and the call is marked as parsed by its provider; with both, raw is the evidence and the other one is kept aside.
 * Exports give raw and the mark (`provider_parsed`) where the text can't stand in a line as it is. `source`: of a call
 * that doesn't say who recorded it.
 */
export function buildCall(
  shell: z.infer<typeof NATIVE_SCHEMA.call>,
  members: JsonMembers,
  source: CallSource,
): RecordedCall {
  const raw = shell.arguments_raw ?? null;
  const parsed = shell.arguments_parsed === undefined ? null : members.given("arguments_parsed");
  const both = raw !== null && parsed !== null;
  return {
    callId: shell.call_id ?? null,
    name: shell.name,
    argumentsRaw: raw ?? parsed,
    providerParsed: raw === null ? parsed !== null : shell.provider_parsed === true,
    dispatchedName: shell.dispatched_name ?? null,
    argumentsReceived: members.given("arguments_received"),
    // A handler that returned null is not a call without a result.
    result: members.source("result"),
    error: members.given("error"),
    turn: shell.turn ?? null,
    startedAt: shell.started_at ? utcTime(shell.started_at) : null,
    latencyMs: shell.latency_ms ?? null,
    source: shell.source ?? source,
    extra: extraText(members, KNOWN_FIELDS.call, both ? ["arguments_parsed"] : []),
  };
}

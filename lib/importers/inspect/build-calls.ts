import type { RecordedCall } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { jsonItemStarts } from "../json-item-starts.ts";
import { JsonMembers } from "../json-members.ts";
import type { Attachments } from "./attachments.ts";
import { pairResults } from "./pair-results.ts";
import type { SampleEvents } from "./sample-events.ts";
import type { InspectCall, InspectMessage } from "./schema.ts";

/** `view` is how the log viewer draws the call. */
const CALL_FIELDS = new Set(["id", "function", "arguments", "type", "view"]);

export type BuiltCalls = {
  readonly calls: readonly RecordedCall[];
  /** References in arguments to attachments that the sample lacks. */
  readonly missing: readonly string[];
};

/**
 * The calls of a sample in order; `start` is the offset of the messages in `text`. `turn` is the message's index.
 * Arguments are the provider's text where its raw response has it, else the source of the object in the message,
 * where an `attachment://…` is replaced by the literal that it stands for.
 */
export function buildCalls(
  messages: readonly InspectMessage[],
  text: string,
  start: number,
  events: Pick<SampleEvents, "providerArguments" | "times">,
  attachments: Attachments,
): BuiltCalls {
  const starts = messages.length === 0 ? [] : jsonItemStarts(text, start);
  const repeated = repeatedIds(messages);
  const taken = new Set<number>();
  const calls: RecordedCall[] = [];
  const missing: string[] = [];
  messages.forEach((message, turn) => {
    if (!message.tool_calls || message.tool_calls.length === 0) return;
    const members = new JsonMembers(text, starts[turn] ?? 0);
    const callStarts = jsonItemStarts(text, members.start("tool_calls"));
    const answers = pairResults(messages, turn, repeated, taken);
    message.tool_calls.forEach((call, index) => {
      const answer = answers[index] ?? -1;
      const source = new JsonMembers(text, callStarts[index] ?? 0);
      const id = call.id || null;
      const sure = id !== null && !repeated.has(id);
      const provider = sure ? events.providerArguments.of(id, call.function) : null;
      const args = provider ?? emitted(call, source);
      const references = provider === null && args !== null ? attachments.references(args) : null;
      missing.push(...(references?.missing ?? []));
      calls.push({
        callId: id,
        name: call.function,
        argumentsRaw: provider ?? (args === null ? null : attachments.resolve(args)),
        providerParsed: provider === null && args !== null && typeof call.arguments !== "string",
        dispatchedName: null,
        argumentsReceived: null,
        ...outcome(answer === -1 ? null : new JsonMembers(text, starts[answer] ?? 0), attachments),
        turn,
        ...(sure ? events.times.of(id) : { startedAt: null, latencyMs: null }),
        source: "provider",
        extra: extra(source, references?.found ?? [], attachments),
      });
    });
  });
  return { calls, missing };
}

/** What could not be parsed is not in the object that stands for it. */
function emitted(call: InspectCall, source: JsonMembers): string | null {
  if (typeof call.parse_error === "string") return null;
  return typeof call.arguments === "string" ? call.arguments : source.given("arguments");
}

function outcome(
  message: JsonMembers | null,
  attachments: Attachments,
): Pick<RecordedCall, "result" | "error"> {
  const content = message?.given("content") ?? null;
  const error = message?.given("error") ?? null;
  const isEmpty = content === '""' || content === "[]";
  return {
    result: content === null || (error !== null && isEmpty) ? null : attachments.resolve(content),
    error: error === null ? null : attachments.resolve(error),
  };
}

function extra(source: JsonMembers, resolved: readonly string[], attachments: Attachments): JsonText | null {
  const rest = source.without(CALL_FIELDS);
  const kept = rest === null ? null : attachments.resolve(rest);
  if (resolved.length === 0) return kept;
  const said = `"resolved_attachments":${JSON.stringify(resolved)}`;
  return (kept === null ? `{${said}}` : `${kept.slice(0, -1)},${said}}`) as JsonText;
}

function repeatedIds(messages: readonly InspectMessage[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const message of messages) {
    for (const { id } of message.tool_calls ?? []) {
      if (id && seen.has(id)) repeated.add(id);
      if (id) seen.add(id);
    }
  }
  return repeated;
}

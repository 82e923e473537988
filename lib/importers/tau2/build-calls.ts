import type { RecordedCall } from "../../grading/model.ts";
import { jsonItemStarts } from "../json-item-starts.ts";
import { JsonMembers } from "../json-members.ts";
import { utcTime } from "../utc-time.ts";
import { pairResults } from "./pair-results.ts";
import { rawArguments } from "./raw-arguments.ts";
import type { Tau2Message } from "./schema.ts";

const CALL_FIELDS = new Set(["id", "name", "arguments", "requestor"]);

/**
 * The agent's calls of a simulation in order; `start` is the offset of the messages in `text`. Calls of the simulated
 * user are only counted. `turn` is the message's index. Arguments are the text in the provider's answer where that
 * has the call, and the object beside it is then what the environment was given; else they are that object's source.
 */
export function buildCalls(
  messages: readonly Tau2Message[],
  text: string,
  start: number,
): { readonly calls: readonly RecordedCall[]; readonly userCalls: number } {
  const starts = messages.length === 0 ? [] : jsonItemStarts(text, start);
  const calls: RecordedCall[] = [];
  let userCalls = 0;
  messages.forEach((message, turn) => {
    if (!message.tool_calls || message.tool_calls.length === 0) return;
    const members = new JsonMembers(text, starts[turn] ?? 0);
    const callStarts = jsonItemStarts(text, members.start("tool_calls"));
    const answers = pairResults(messages, turn);
    const raw = rawArguments(message);
    message.tool_calls.forEach((call, index) => {
      if ((call.requestor ?? message.role) === "user") {
        userCalls++;
        return;
      }
      const source = new JsonMembers(text, callStarts[index] ?? 0);
      const given = source.given("arguments");
      const isText = typeof call.arguments === "string";
      const found = call.id ? raw.get(call.id) : undefined;
      const emitted = found?.name === call.name ? found.text : null;
      const answer = messages[answers[index] ?? -1];
      const content = answer
        ? new JsonMembers(text, starts[answers[index] ?? 0] ?? 0).given("content")
        : null;
      calls.push({
        callId: call.id || null,
        name: call.name,
        argumentsRaw: emitted ?? (typeof call.arguments === "string" ? call.arguments : given),
        providerParsed: emitted === null && given !== null && !isText,
        dispatchedName: null,
        argumentsReceived: emitted === null || isText ? null : given,
        result: answer?.error ? null : content,
        error: answer?.error ? content : null,
        turn,
        startedAt: message.timestamp ? utcTime(message.timestamp) : null,
        latencyMs: null,
        source: "provider",
        extra: source.without(CALL_FIELDS),
      });
    });
  });
  return { calls, userCalls };
}

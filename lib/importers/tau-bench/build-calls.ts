import type { RecordedCall } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { jsonItemStarts } from "../json-item-starts.ts";
import { JsonMembers } from "../json-members.ts";
import type { TauBenchRun } from "./schema.ts";

type Message = TauBenchRun["traj"][number];
type ToolCall = NonNullable<Message["tool_calls"]>[number];

const CALL_FIELDS = new Set(["id", "type", "function"]);

/**
 * The calls of a trajectory in order. A call's result is the tool message at its place among those that follow its
 * message: ids repeat in this format, so they pair nothing. `turn` is the message's index in the trajectory.
 */
export function buildCalls(messages: readonly Message[], text: string, trajStart: number): RecordedCall[] {
  const starts = jsonItemStarts(text, trajStart);
  const calls: RecordedCall[] = [];
  messages.forEach((message, turn) => {
    if (!message.tool_calls || message.tool_calls.length === 0) return;
    const members = new JsonMembers(text, starts[turn] ?? 0);
    const callStarts = jsonItemStarts(text, members.start("tool_calls"));
    message.tool_calls.forEach((call, index) => {
      const answer = turn + 1 + index;
      const answered = messages.slice(turn + 1, answer + 1).every((one) => one.role === "tool");
      const content =
        answered && messages[answer] ? new JsonMembers(text, starts[answer] ?? 0).given("content") : null;
      calls.push(recordedCall(call, text, callStarts[index] ?? 0, turn, content));
    });
  });
  return calls;
}

function recordedCall(
  call: ToolCall,
  text: string,
  start: number,
  turn: number,
  content: JsonText | null,
): RecordedCall {
  const members = new JsonMembers(text, start);
  const given = new JsonMembers(text, members.start("function")).given("arguments");
  const isText = typeof call.function.arguments === "string";
  const isError = content?.startsWith('"Error') ?? false;
  return {
    callId: call.id === null || call.id === undefined ? null : String(call.id),
    name: call.function.name,
    argumentsRaw: typeof call.function.arguments === "string" ? call.function.arguments : given,
    providerParsed: !isText && given !== null,
    dispatchedName: null,
    argumentsReceived: null,
    result: isError ? null : content,
    error: isError ? content : null,
    turn,
    startedAt: null,
    latencyMs: null,
    source: "provider",
    extra: members.without(CALL_FIELDS),
  };
}

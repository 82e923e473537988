import type { InspectMessage } from "./schema.ts";

/**
 * The index of the message that answers each call of the assistant message at `turn`, or -1. An id that is the only
 * one of its kind is looked for in all that follows; one that repeats, only until the next assistant message; a call
 * without an id takes the next tool message there that answers no other.
 */
export function pairResults(
  messages: readonly InspectMessage[],
  turn: number,
  repeated: ReadonlySet<string>,
  taken: Set<number>,
): number[] {
  const calls = messages[turn]?.tool_calls ?? [];
  let nearEnd = turn + 1;
  while (nearEnd < messages.length && messages[nearEnd]?.role !== "assistant") nearEnd++;
  return calls.map(({ id }) => {
    const end = id && !repeated.has(id) ? messages.length : nearEnd;
    for (let at = turn + 1; at < end; at++) {
      const message = messages[at];
      if (message?.role !== "tool" || taken.has(at)) continue;
      const answers = message.tool_call_id || null;
      if (answers !== (id || null)) continue;
      taken.add(at);
      return at;
    }
    return -1;
  });
}

import type { Tau2Message } from "./schema.ts";

/**
 * The index of the message that answers each call of the message at `turn`, or -1: the tool message with the call's
 * id before the next message that is none. Where ids repeat or are missing there, the one at the call's place.
 */
export function pairResults(messages: readonly Tau2Message[], turn: number): number[] {
  const calls = messages[turn]?.tool_calls ?? [];
  let end = turn + 1;
  while (messages[end]?.role === "tool") end++;
  const ids = calls.map(({ id }) => id || null);
  const sure = ids.every((id) => id !== null) && new Set(ids).size === ids.length;
  return calls.map((_, index) => {
    if (!sure) return turn + 1 + index < end ? turn + 1 + index : -1;
    for (let at = turn + 1; at < end; at++) if (messages[at]?.id === ids[index]) return at;
    return -1;
  });
}

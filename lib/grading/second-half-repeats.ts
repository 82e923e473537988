import type { PreparedCall } from "./prepared-record.ts";

/** Whether a record lists every call twice, ids included: a recorder's habit rather than the agent's. */
export function secondHalfRepeats(calls: readonly PreparedCall[]): boolean {
  const half = calls.length / 2;
  if (half < 1 || !Number.isInteger(half)) return false;
  for (let place = 0; place < half; place += 1) {
    const a = calls[place]?.call;
    const b = calls[place + half]?.call;
    if (a === undefined || b === undefined || a.callId === null || a.callId !== b.callId) return false;
    if (a.name !== b.name || a.argumentsRaw !== b.argumentsRaw) return false;
  }
  return true;
}

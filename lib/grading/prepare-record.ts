import type { RecordObject } from "./model.ts";
import type { PreparedCall, PreparedRecord } from "./prepared-record.ts";

/**
 * Makes a record ready for grading under several instruments, which then share the reading of its arguments.
 *
 * Which witness counts: a call with source `agent_log` is the agent's own account. Where the record also has a
 * call that the provider or an observer recorded, only those are graded and the account is compared with them
 * for the *witness* signal; where the account is all there is, it is graded. Provider and observer calls are
 * graded alike: one entry is one call.
 */
export function prepareRecord(record: RecordObject): PreparedRecord {
  const calls: PreparedCall[] = [];
  let accounts = 0;
  for (let index = 0; index < record.toolCalls.length; index += 1) {
    const call = record.toolCalls[index];
    if (call === undefined) continue;
    if (call.source === "agent_log") accounts += 1;
    calls.push({ index, call, read: null });
  }
  if (accounts === 0 || accounts === calls.length) return { source: record, calls, hearsay: NONE };
  return {
    source: record,
    calls: calls.filter(({ call }) => call.source !== "agent_log"),
    hearsay: calls.filter(({ call }) => call.source === "agent_log"),
  };
}

const NONE: readonly PreparedCall[] = [];

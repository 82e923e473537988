import type { RecordObject } from "./model.ts";
import type { PreparedCall, PreparedRecord } from "./prepared-record.ts";

/**
 * Makes a record ready for grading under several instruments, which then share the reading of its arguments.
 *
 * Which witness counts: a call with source `agent_log` is the agent's own account. Where the record also has a
 * call that the provider or an observer recorded, only those are graded and the account is compared with them
 * for the *witness* signal; where the account is all there is, it is graded. Provider and observer calls are
 * graded alike: one entry is one call. `accounts`: what weaker sources say of the same trial.
 */
export function prepareRecord(
  record: RecordObject,
  accounts: readonly RecordObject[] = NO_ACCOUNTS,
): PreparedRecord {
  const calls: PreparedCall[] = [];
  let logged = 0;
  for (let index = 0; index < record.toolCalls.length; index += 1) {
    const call = record.toolCalls[index];
    if (call === undefined) continue;
    if (call.source === "agent_log") logged += 1;
    calls.push({ index, call, read: null });
  }
  const told = accounts.flatMap(({ toolCalls }) =>
    toolCalls.flatMap((call, index) => (call.source === "agent_log" ? [{ index, call, read: null }] : [])),
  );
  if (logged === 0 || logged === calls.length) {
    return { source: record, calls, hearsay: told.length === 0 ? NONE : told };
  }
  return {
    source: record,
    calls: calls.filter(({ call }) => call.source !== "agent_log"),
    hearsay: [...calls.filter(({ call }) => call.source === "agent_log"), ...told],
  };
}

const NO_ACCOUNTS: readonly RecordObject[] = [];

const NONE: readonly PreparedCall[] = [];

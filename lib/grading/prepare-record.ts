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
  const all = record.toolCalls.map((call, index): PreparedCall => ({ index, call, read: null }));
  if (!all.some(({ call }) => call.source === "agent_log")) {
    return { source: record, calls: all, hearsay: [] };
  }
  const witnessed = all.filter(({ call }) => call.source !== "agent_log");
  if (witnessed.length === 0) return { source: record, calls: all, hearsay: [] };
  const hearsay = all.filter(({ call }) => call.source === "agent_log");
  return { source: record, calls: witnessed, hearsay };
}

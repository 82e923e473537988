import { knowsNoCalls } from "./knows-no-calls.ts";
import type { RecordedCall, RecordObject } from "./model.ts";
import type { PreparedCall, PreparedRecord } from "./prepared-record.ts";
import { sourceOfRecord } from "./source-of-record.ts";
import { withAccounts } from "./with-accounts.ts";

/**
 * Makes a record ready for grading under several instruments, which then share the reading of its arguments.
 *
 * Which witness counts: a call with source `agent_log` is the agent's own account. Where the record also has a
 * call that the provider or an observer recorded, only those are graded and the account is compared with them
 * for the *witness* signal; where the account is all there is, it is graded. Provider and observer calls are
 * graded alike: one entry is one call. `accounts`: what weaker sources say of the same trial, the stronger ones
 * first; their calls are held against the graded ones, and what they know beside calls stands in where the record says
 * nothing. A record that knows no calls has nothing for them to be held against.
 */
export function prepareRecord(
  record: RecordObject,
  accounts: readonly RecordObject[] = NO_ACCOUNTS,
): PreparedRecord {
  const calls = prepared(record.toolCalls);
  let logged = 0;
  for (const { call } of calls) if (call.source === "agent_log") logged += 1;
  const isMixed = logged > 0 && logged < calls.length;
  // Nothing can be held against a record that knows no calls.
  if ((accounts.length === 0 && !isMixed) || knowsNoCalls(record)) {
    return {
      source: withAccounts(record, accounts),
      calls,
      hearsay: NONE,
      handled: NONE,
      hasLog: false,
      hasHandler: false,
    };
  }
  const source = sourceOfRecord(record);
  const logs =
    source === "agent_log" ? NO_ACCOUNTS : accounts.filter((one) => sourceOfRecord(one) === "agent_log");
  const handlers =
    source === "provider" ? accounts.filter((one) => sourceOfRecord(one) === "observer") : NO_ACCOUNTS;
  const isLogged = ({ call }: PreparedCall) => call.source === "agent_log";
  const told = accounts.flatMap(({ toolCalls }) => prepared(toolCalls).filter(isLogged));
  return {
    source: withAccounts(record, accounts),
    calls: isMixed ? calls.filter((one) => !isLogged(one)) : calls,
    hearsay: source === "agent_log" ? NONE : [...(isMixed ? calls.filter(isLogged) : NONE), ...told],
    handled: inTime(handlers.map(({ toolCalls }) => prepared(toolCalls).filter((one) => !isLogged(one)))),
    hasLog: isMixed || logs.length > 0 || told.length > 0,
    hasHandler: handlers.length > 0,
  };
}

const NO_ACCOUNTS: readonly RecordObject[] = [];
const NONE: readonly PreparedCall[] = [];

function prepared(calls: readonly RecordedCall[]): PreparedCall[] {
  return calls.map((call, index) => ({ index, call, read: null }));
}

/** Several observers saw parts of one trial: what each saw, in the order of time where all of it has a time. */
function inTime(accounts: readonly (readonly PreparedCall[])[]): readonly PreparedCall[] {
  const all = accounts.flat();
  if (accounts.length < 2) return all;
  const times = new Map(all.map((one) => [one, Date.parse(one.call.startedAt ?? "")]));
  if ([...times.values()].some((time) => Number.isNaN(time))) return all;
  return all.sort((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0));
}

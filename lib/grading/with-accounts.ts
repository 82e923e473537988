import type { RecordObject } from "./model.ts";

/**
 * A record with what weaker accounts of its trial know beside calls, the first of them that says so, where the record
 * itself says nothing: the harness's verdict with its reason, effects, the world, what broke the run, usage.
 */
export function withAccounts(record: RecordObject, accounts: readonly RecordObject[]): RecordObject {
  if (accounts.length === 0) return record;
  const first = <T>(own: T | null, read: (account: RecordObject) => T | null): T | null => {
    for (let at = 0; own === null && at < accounts.length; at += 1) own = read(accounts[at] as RecordObject);
    return own;
  };
  const judged =
    record.harnessVerdict === null ? accounts.find((one) => one.harnessVerdict !== null) : record;
  return {
    ...record,
    harnessVerdict: judged?.harnessVerdict ?? null,
    harnessReason: judged?.harnessReason ?? record.harnessReason,
    effects: first(record.effects, ({ effects }) => effects),
    world: first(record.world, ({ world }) => world),
    error: first(record.error, ({ error }) => error),
    usage: first(record.usage, ({ usage }) => usage),
  };
}

import type { RecordedCall } from "../../grading/model.ts";
import { prepareRecord } from "../../grading/prepare-record.ts";
import type { PreparedCall } from "../../grading/prepared-record.ts";
import { sourceOfRecord } from "../../grading/source-of-record.ts";
import { compareAccounts } from "../../grading/witness/compare-accounts.ts";
import type { LoadedAccounts } from "./loaded-accounts.ts";
import type { AccountCall, WitnessOutline } from "./witness-outline.ts";

/** Holds the accounts of a trial against each other, and tells of each call which record it stands in. */
export function outlineAccounts({ key, record, accounts }: LoadedAccounts): WitnessOutline {
  const prepared = prepareRecord(
    record,
    accounts.map((account) => account.record),
  );
  const { hasLog, hasHandler, rows } = compareAccounts(prepared);
  const places = new Map<RecordedCall, AccountCall>();
  for (const one of [{ key, record }, ...accounts]) {
    for (const [callIndex, call] of one.record.toolCalls.entries())
      places.set(call, { recordKey: one.key, callIndex, name: call.name });
  }
  const placeOf = (one: PreparedCall | null) => (one === null ? null : (places.get(one.call) ?? null));
  return {
    hasLog,
    hasHandler,
    witness: sourceOfRecord(record) === "provider" ? "provider" : "observer",
    rows: rows.map(({ wire, handlers, log, differences }) => ({
      wire: placeOf(wire),
      handlers: handlers.flatMap((one) => {
        const place = placeOf(one);
        return place === null ? [] : [{ ...place, name: one.call.dispatchedName ?? one.call.name }];
      }),
      log: placeOf(log),
      differences,
    })),
  };
}

import type { RecordWitness } from "./get-record-witness.ts";
import type { AccountCall } from "./witness-outline.ts";

/** What a handler got for a call, in another record. */
export type HandledCall = Pick<AccountCall, "recordKey" | "callIndex"> & { readonly recordId: string };

/** Of a record's calls (by index), what the joined accounts of the handlers say; of several tries the last. */
export function handledCalls(witness: RecordWitness | null): ReadonlyMap<number, HandledCall> {
  const handled = new Map<number, HandledCall>();
  if (witness === null) return handled;
  const idOf = new Map(witness.accounts.map(({ key, recordId }) => [key, recordId]));
  for (const { wire, handlers } of witness.outline.rows) {
    const last = handlers.at(-1);
    const recordId = last === undefined ? undefined : idOf.get(last.recordKey);
    if (wire === null || last === undefined || recordId === undefined) continue;
    handled.set(wire.callIndex, { recordKey: last.recordKey, callIndex: last.callIndex, recordId });
  }
  return handled;
}

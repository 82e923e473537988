/**
 * What identifies a unit of a sample: the record id, with the call's index after `#` where the unit is a call.
 *
 * @example itemId("run-1/case-7", 2) // "run-1/case-7#2"
 */
export function itemId(recordId: string, callIndex: number | null): string {
  return callIndex === null ? recordId : `${recordId}#${callIndex}`;
}

import type { JsonPlace } from "../../importers/transcript/json-place.ts";

/** A member that counts something; null where there is none, or it is no count. */
export function tokenCount(usage: JsonPlace | null, ...keys: readonly string[]): number | null {
  const count = Number(usage?.first(...keys)?.source() ?? Number.NaN);
  return Number.isSafeInteger(count) && count >= 0 ? count : null;
}

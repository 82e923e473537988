import type { ClaimResult } from "./result.ts";

/** The result of a claim that was not made, with the reason. */
export function notChecked(reason: string): ClaimResult {
  return Object.freeze({ status: "not_checked", reason });
}

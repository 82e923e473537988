import { CLAIMS, type Claim } from "../../grading/claims.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { StrataBy } from "./sample-row.ts";

export type StratumFinding = { readonly claim: Claim; readonly tool: string; readonly meant: boolean };

/** Units that fail without a claim or a tool of their own, as under the harness. */
const NONE = "(none)";

/**
 * The stratum of a failed unit: its first failing claim in the claims' order, or the tool of its first finding
 * there. `claims` is the verdict's packed column, which tells the claim where no finding was read.
 */
export function stratumOf(by: StrataBy, findings: readonly StratumFinding[], claims: string | null): string {
  if (by === "verdict") return "failed";
  if (by === "claim" && claims !== null) return `failed:${CLAIMS[claims.indexOf("F")] ?? NONE}`;
  let first: StratumFinding | null = null;
  for (const finding of findings) {
    if (first === null || CLAIMS.indexOf(finding.claim) < CLAIMS.indexOf(first.claim)) first = finding;
  }
  const name = by === "claim" ? first?.claim : decodeStoredText(first?.tool ?? "");
  return `failed:${name || NONE}`;
}

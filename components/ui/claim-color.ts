import type { Claim } from "@/lib/grading/claims";

/** The one hue of a claim, as a CSS value. */
export function claimColor(claim: Claim): string {
  return `var(--claim-${claim})`;
}

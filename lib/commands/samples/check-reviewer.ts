import { ClaimcheckError } from "../../claimcheck-error.ts";

const LONGEST = 200;

/** @throws ClaimcheckError `usage` where nobody is named. */
export function checkReviewer(reviewer: string): void {
  if (reviewer.trim() === "") throw new ClaimcheckError("usage", "Say who reviews.");
  if (reviewer.length > LONGEST) {
    throw new ClaimcheckError("usage", `A reviewer's name has at most ${LONGEST} characters.`);
  }
}

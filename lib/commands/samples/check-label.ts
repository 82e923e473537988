import { ClaimcheckError } from "../../claimcheck-error.ts";
import { CAUSES } from "../../labels/causes.ts";
import { TRUTHS } from "../../labels/truths.ts";
import { checkReviewer } from "./check-reviewer.ts";
import type { LabelInput } from "./label-input.ts";

const KNOWN_CAUSES = new Set<string>(Object.values(CAUSES).flat());
const LONGEST_NOTE = 20_000;
const LONGEST_KEY = 200;
/** As the store keeps it. */
const LAST_POSITION = 2 ** 31 - 1;

/** @throws ClaimcheckError `usage` where a label says nothing that can be kept. */
export function checkLabel({ reviewer, truth, cause, note, key, position }: LabelInput): void {
  checkReviewer(reviewer);
  if (!TRUTHS.includes(truth)) {
    throw new ClaimcheckError("usage", `A label says one of ${TRUTHS.join(", ")}.`);
  }
  if (cause !== null && !KNOWN_CAUSES.has(cause)) {
    throw new ClaimcheckError("usage", `There is no cause “${cause}”.`);
  }
  if ((note?.length ?? 0) > LONGEST_NOTE) {
    throw new ClaimcheckError("usage", `A note has at most ${LONGEST_NOTE} characters.`);
  }
  if (key === "" || key.length > LONGEST_KEY) {
    throw new ClaimcheckError("usage", `A label's key has 1 to ${LONGEST_KEY} characters.`);
  }
  if (!Number.isInteger(position) || position < 0 || position > LAST_POSITION) {
    throw new ClaimcheckError("not_found", "The sample has no such item.");
  }
}

import { ClaimcheckError } from "../../claimcheck-error.ts";
import type { DrawRequest } from "./draw-request.ts";
import { MOST_ITEMS } from "./most-items.ts";

const MOST_REVIEWS = 20;
const LONGEST_NAME = 200;

/** @throws ClaimcheckError `usage` where a draw asks for what can't be. */
export function checkDraw({ scope, name, failed, clean, seed, reviewsPerItem, actor }: DrawRequest): void {
  const counts = [failed, clean];
  if (!counts.every((count) => Number.isSafeInteger(count) && count >= 0)) {
    throw usage("The numbers of failed and clean units are whole and not negative.");
  }
  if (failed + clean === 0) throw usage("Ask for at least one failed or clean unit.");
  if (failed + clean > MOST_ITEMS) throw usage(`A sample has at most ${MOST_ITEMS} items.`);
  if (!Number.isSafeInteger(reviewsPerItem) || reviewsPerItem < 1 || reviewsPerItem > MOST_REVIEWS) {
    throw usage(`An item is reviewed by 1 to ${MOST_REVIEWS} reviewers.`);
  }
  if ((name?.length ?? 0) > LONGEST_NAME || (seed?.length ?? 0) > LONGEST_NAME) {
    throw usage(`A sample's name and its seed have at most ${LONGEST_NAME} characters.`);
  }
  if (actor.length > LONGEST_NAME) throw usage(`Who draws has at most ${LONGEST_NAME} characters.`);
  if (scope.instrument.id === 0) throw usage("Nothing was graded under this instrument yet.");
  if (scope.unknownRuns.length > 0) {
    throw usage(`The suite has no run “${scope.unknownRuns[0]}”.`);
  }
}

function usage(message: string): ClaimcheckError {
  return new ClaimcheckError("usage", message);
}

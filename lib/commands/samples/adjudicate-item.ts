import type { LabelInput } from "./label-input.ts";
import type { SavedLabel } from "./saved-label.ts";
import { writeLabel } from "./write-label.ts";

/** Settles what an item's reviewers disagree on: from now on this label alone counts. Errors as `saveLabel`. */
export function adjudicateItem(suiteId: number, sampleId: number, input: LabelInput): Promise<SavedLabel> {
  return writeLabel(suiteId, sampleId, input, true);
}

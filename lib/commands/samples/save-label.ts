import type { LabelInput } from "./label-input.ts";
import type { SavedLabel } from "./saved-label.ts";
import { writeLabel } from "./write-label.ts";

/**
 * Keeps a reviewer's label on an item of a sample; the same key again changes nothing. It need not be held any more:
 * a late label stands beside whatever others said meanwhile. The reviewer's newest label counts.
 *
 * @throws ClaimcheckError `usage` for a label that says nothing, `not_found` for an item that isn't there, `conflict`
 * where the key was used for another label.
 */
export function saveLabel(suiteId: number, sampleId: number, input: LabelInput): Promise<SavedLabel> {
  return writeLabel(suiteId, sampleId, input, false);
}

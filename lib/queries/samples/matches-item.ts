import { encodeStoredText } from "../../json/encode-stored-text.ts";
import { toStoredText } from "../to-stored-text.ts";
import type { LabelState } from "./label-states.ts";
import type { SampleItemRow } from "./sample-item-row.ts";
import type { SampleItemsParams } from "./sample-items-params.ts";

type Filter = Pick<SampleItemsParams, "label" | "verdict" | "stratum" | "cause">;

/**
 * Whether an item is under a filter. `said` is what the instrument that the filter names says of it. What is hidden
 * from the reader (stratum null) is under no filter by stratum or verdict: that would tell.
 */
export function matchesItem(
  item: Pick<SampleItemRow, "effective" | "stratum">,
  filter: Filter,
  said: "fail" | "pass" | "ungraded" | null,
): boolean {
  const { effective, stratum } = item;
  const hidden = stratum === null;
  if (filter.stratum !== null && (hidden || encodeStoredText(stratum) !== toStoredText(filter.stratum))) {
    return false;
  }
  if (filter.verdict !== null && (hidden || said !== filter.verdict)) return false;
  if (filter.cause !== null) {
    if (effective.state !== "labelled") return false;
    if (encodeStoredText(effective.cause ?? "") !== toStoredText(filter.cause)) return false;
  }
  return filter.label === null || isIn(effective, filter.label);
}

function isIn(effective: SampleItemRow["effective"], state: LabelState): boolean {
  if (state === "open" || state === "waiting" || state === "unresolved") return effective.state === state;
  if (effective.state !== "labelled") return false;
  if (state === "adjudicated") return effective.label.adjudicated;
  if (state === "decided") return effective.truth !== "unsure";
  return effective.truth === state;
}

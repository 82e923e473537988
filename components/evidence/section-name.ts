import type { SectionView } from "@/lib/queries/record/section-view";

/** `call 2: issue_refund`, or `expected call 0: issue_refund` where it was not made. */
export function sectionName({ callIndex, expectedIndex, call, expectedName }: SectionView): string {
  return callIndex === null
    ? `expected call ${expectedIndex}: ${expectedName}`
    : `call ${callIndex}: ${call?.name}`;
}

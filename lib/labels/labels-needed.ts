/**
 * How many reviewers must agree before their label counts: as many as were asked for, and one alone once labelling
 * was stopped, since no other will come.
 *
 * @example labelsNeeded({ reviewsPerItem: 2, stopped: false }) // 2
 */
export function labelsNeeded({
  reviewsPerItem,
  stopped,
}: {
  readonly reviewsPerItem: number;
  readonly stopped: boolean;
}): number {
  return stopped ? 1 : reviewsPerItem;
}

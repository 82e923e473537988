/** A sample has no more items. */
export const MOST_ITEMS = 100_000;

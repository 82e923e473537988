/** What is asked of a draw, beside its population. */
export type DrawWish = {
  /** Empty: named by its number. */
  readonly name: string;
  readonly failed: number;
  readonly clean: number;
  /** Empty: one is made. */
  readonly seed: string;
  readonly blind: boolean;
  readonly reviewsPerItem: number;
};

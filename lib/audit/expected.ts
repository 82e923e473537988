/** What a draw is planned with: shares of agent-wrong units among the failed and the clean ones (0 to 1), and the reading. */
export type Expected = {
  readonly failed: number;
  readonly clean: number;
  readonly secondsPerItem: number;
  readonly reviewsPerItem: number;
};

/** The sample under review, as the browser needs it. */
export type ReviewSample = {
  readonly suite: string;
  readonly id: number;
  readonly name: string;
  readonly unit: "records" | "calls";
  readonly seed: string;
  readonly blind: boolean;
  readonly reviewsPerItem: number;
  readonly simulated: boolean;
};

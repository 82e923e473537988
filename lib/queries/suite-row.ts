/** A suite as the screens know it; `name` is decoded text. */
export type SuiteRow = {
  readonly id: number;
  readonly name: string;
  readonly isDemo: boolean;
  readonly argsMatch: string;
  readonly repeats: string;
};

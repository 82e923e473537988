/** The beginning of a text that may be long. */
export type LongText = {
  readonly text: string;
  /** Characters of the whole (code points). */
  readonly length: number;
  readonly whole: boolean;
};

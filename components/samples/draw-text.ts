/** The fields of a draw as they are typed. */
export type DrawText = {
  readonly name: string;
  readonly failed: string;
  readonly clean: string;
  readonly seed: string;
  readonly reviews: string;
  /** Percent. */
  readonly wrongFailed: string;
  readonly wrongClean: string;
  /** Of reading, an item. */
  readonly minutes: string;
  /** Half-width that sizes are looked for, in points. */
  readonly points: string;
};

/** What a group of fields needs. */
export type DrawFields = {
  readonly text: DrawText;
  readonly set: (name: keyof DrawText) => (value: string) => void;
};

/** How two unequal literals may be near each other, in the words that signatures use. */
export const RELATIONS = [
  "same elements, other order",
  "elements missing",
  "elements too many",
  "other elements",
  "other elements, other length",
  "same text, other Unicode form",
  "same text, other case",
  "same text, other white space",
  "beginning of the text",
  "text with something after it",
] as const;

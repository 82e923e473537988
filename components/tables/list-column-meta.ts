/** What a list's column adds to TanStack's: how it is laid out, and the orders that its head offers. */
export type ListColumnMeta = {
  /** Of its head and cells, from `lg` on: the width among others. */
  readonly className?: string;
  /** Of its cells as parts of a card, below `lg`. */
  readonly card?: string;
  /** Sort values that order by this column; the first is what a first press asks for. */
  readonly sorts?: readonly string[];
};

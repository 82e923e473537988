/** JSON as plain JavaScript values. Lossy for numbers; use it where literals don't matter. */
export type PlainJson =
  | null
  | boolean
  | number
  | string
  | readonly PlainJson[]
  | { readonly [key: string]: PlainJson };

import { createParser } from "nuqs/server";

/** A key that the store gave out: a whole number that its `integer` can hold. */
export const parseAsStoreId = createParser<number>({
  parse: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : null),
  serialize: String,
});

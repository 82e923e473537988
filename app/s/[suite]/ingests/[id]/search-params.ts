import { createLoader, parseAsInteger } from "nuqs/server";

/** The last reject and the last conflict of the page before. */
export const loadIngestParams = createLoader({
  rejectsAfter: parseAsInteger.withDefault(-1),
  conflictsAfter: parseAsInteger.withDefault(-1),
});

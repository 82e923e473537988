import { createLoader } from "nuqs/server";
import { parseAsStoreId } from "@/lib/queries/parse-as-store-id";

/** The last reject and the last conflict of the page before. */
export const loadIngestParams = createLoader({
  rejectsAfter: parseAsStoreId.withDefault(-1),
  conflictsAfter: parseAsStoreId.withDefault(-1),
});

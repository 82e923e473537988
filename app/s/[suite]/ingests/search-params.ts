import { createLoader } from "nuqs/server";
import { parseAsStoreId } from "@/lib/queries/parse-as-store-id";

/** `before`: the history goes on below this ingest. */
export const loadIngestsParams = createLoader({ before: parseAsStoreId });

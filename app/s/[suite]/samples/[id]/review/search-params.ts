import { createLoader } from "nuqs/server";
import { parseAsStoreId } from "@/lib/queries/parse-as-store-id";

/** `item`: the position of one item, to read without labelling it. */
export const loadReviewParams = createLoader({ item: parseAsStoreId });

import { createLoader, parseAsInteger } from "nuqs/server";

/** `before`: the history goes on below this ingest. */
export const loadIngestsParams = createLoader({ before: parseAsInteger });

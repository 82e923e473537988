import { createLoader, parseAsInteger } from "nuqs/server";

/** `item`: the position of one item, to read without labelling it. */
export const loadReviewParams = createLoader({ item: parseAsInteger });

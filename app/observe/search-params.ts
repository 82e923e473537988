import { createLoader, parseAsString } from "nuqs/server";

/** `suite`: the one whose name the commands carry, as `suiteSegment` writes it. */
export const loadObserveParams = createLoader({ suite: parseAsString });

import { createLoader, parseAsString } from "nuqs/server";

/** `suite`: the one whose name the commands carry, as `suiteSegment` writes it. The search, `q`, stays in the browser. */
export const loadFormatsParams = createLoader({ suite: parseAsString });

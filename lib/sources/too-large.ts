import type { Reject } from "../importers/importer.ts";
import type { Place } from "./decode-text.ts";

/** The reject of one piece that is over the limit, with its position; all the rest of the file stays. */
export function tooLarge(place: Place, limit: number, start: Buffer): Reject {
  return {
    file: place.file,
    line: place.line,
    path: null,
    code: "too_large",
    message: `One object is larger than ${Math.floor(limit / 1024 / 1024)} MiB and was not read: split it, or leave out what is not needed.`,
    source: start.toString("utf8"),
  };
}

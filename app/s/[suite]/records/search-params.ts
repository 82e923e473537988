import { createLoader, parseAsString, parseAsStringLiteral } from "nuqs/server";

/** Which records are listed, and where the page before ended (`run.record`, row ids). */
export const loadRecordsParams = createLoader({
  verdict: parseAsStringLiteral(["fail", "ungraded", "pass"] as const).withDefault("fail"),
  reason: parseAsString,
  after: parseAsString,
});

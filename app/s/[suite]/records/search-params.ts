import { createLoader, parseAsString, parseAsStringLiteral } from "nuqs/server";

/**
 * Which records are listed, and where the page before ended (`run.record`, row ids). `case` is a stored case id;
 * `other` names a second instrument (as `instrument` does), with what it says of the record (`none`: nothing yet).
 */
export const loadRecordsParams = createLoader({
  verdict: parseAsStringLiteral(["fail", "ungraded", "pass"] as const).withDefault("fail"),
  reason: parseAsString,
  case: parseAsString,
  other: parseAsString,
  otherVerdict: parseAsStringLiteral(["fail", "ungraded", "pass", "none"] as const),
  after: parseAsString,
});

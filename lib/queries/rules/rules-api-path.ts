import { suiteSegment } from "../suite-segment.ts";

/**
 * Where the rules of a suite are asked for.
 *
 * @example rulesApiPath("refund-agent", "preview") // /api/suites/refund-agent/rules/preview
 */
export function rulesApiPath(suite: string, what: "preview" | "suggest" | "export"): string {
  return `/api/suites/${suiteSegment(suite)}/rules/${what}`;
}

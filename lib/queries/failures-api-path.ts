import { createSerializer } from "nuqs/server";
import { type FailuresParams, failuresParams } from "./failures-params.ts";
import { suiteSegment } from "./suite-segment.ts";

const serialize = createSerializer(failuresParams);

/** The address of what programs and the page itself fetch of a suite's failures, under the page's own parameters. */
export function failuresApiPath(
  suite: string,
  what: "page" | "groups" | "facet" | "export",
  params: Partial<FailuresParams>,
  more: Readonly<Record<string, string>> = {},
): string {
  const path = `/api/suites/${suiteSegment(suite)}/failures/${what}`;
  const query = new URLSearchParams(serialize(params));
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return `${path}?${query}`;
}

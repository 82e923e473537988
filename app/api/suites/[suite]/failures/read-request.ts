import { createLoader } from "nuqs/server";
import type { FailureFilter } from "@/lib/queries/failures/failure-filter";
import { readFailureFilter } from "@/lib/queries/failures/read-failure-filter";
import { type FailuresParams, failuresParams } from "@/lib/queries/failures-params";
import { getScope } from "@/lib/queries/get-scope";
import type { Scope } from "@/lib/queries/scope";

const load = createLoader(failuresParams);

export type FailuresRequest = {
  readonly scope: Scope;
  readonly params: FailuresParams;
  readonly filter: FailureFilter;
  readonly query: URLSearchParams;
};

/** The filter that a request names: the same parameters as the Failures page. */
export async function readRequest(
  request: Request,
  context: { readonly params: Promise<{ suite: string }> },
): Promise<FailuresRequest> {
  const query = new URL(request.url).searchParams;
  const search = Object.fromEntries([...new Set(query.keys())].map((key) => [key, query.getAll(key)]));
  const scope = await getScope(encodeURIComponent((await context.params).suite), search);
  const params = load(query);
  return { scope, params, filter: await readFailureFilter(scope, params), query };
}

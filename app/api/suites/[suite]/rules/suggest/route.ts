import { suggestRules } from "@/lib/commands/rules/suggest-rules";
import { errorResponse } from "@/lib/http/error-response";
import { streamJob } from "@/lib/http/stream-job";
import { getScope } from "@/lib/queries/get-scope";
import { getScopeRuns } from "@/lib/queries/rules/get-scope-runs";

type Context = { readonly params: Promise<{ suite: string }> };

/** `GET …/rules/suggest?runs=A,B`: rules that would settle findings, streamed. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const scope = await getScope(encodeURIComponent((await params).suite), query);
    const runs = getScopeRuns(scope);
    return streamJob(request, (options) => suggestRules(scope.suite.id, { runs, ...options }));
  } catch (error) {
    return errorResponse(error);
  }
}

import { errorResponse } from "@/lib/http/error-response";
import { listFailureGroups } from "@/lib/queries/failures/list-failure-groups";
import { readRequest } from "../read-request";

const LIMIT = 100;

type Context = { readonly params: Promise<{ suite: string }> };

/** `GET …/failures/groups?<filter>&groupSort=S[&after=CURSOR]`: a page of signatures. */
export async function GET(request: Request, context: Context): Promise<Response> {
  try {
    const { filter, params, query } = await readRequest(request, context);
    const after = query.get("after");
    return Response.json(
      await listFailureGroups(filter, {
        sort: params.groupSort,
        limit: LIMIT,
        ...(after !== null && { after }),
      }),
    );
  } catch (error) {
    return errorResponse(error);
  }
}

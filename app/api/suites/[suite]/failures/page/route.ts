import { errorResponse } from "@/lib/http/error-response";
import { listFindings } from "@/lib/queries/failures/list-findings";
import { readRequest } from "../read-request";

const LIMIT = 100;

type Context = { readonly params: Promise<{ suite: string }> };

/** `GET …/failures/page?<filter>&sort=S[&after=CURSOR | &before=CURSOR]`: a page of single findings. */
export async function GET(request: Request, context: Context): Promise<Response> {
  try {
    const { filter, params, query } = await readRequest(request, context);
    const [after, before] = [query.get("after"), query.get("before")];
    return Response.json(
      await listFindings(filter, {
        sort: params.sort,
        limit: LIMIT,
        ...(after !== null && { after }),
        ...(after === null && before !== null && { before }),
      }),
    );
  } catch (error) {
    return errorResponse(error);
  }
}

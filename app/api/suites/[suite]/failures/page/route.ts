import { errorResponse } from "@/lib/http/error-response";
import { listFindings } from "@/lib/queries/failures/list-findings";
import { readRequest } from "../read-request";

const LIMIT = 100;
const MOST = 500;

type Context = { readonly params: Promise<{ suite: string }> };

/** `GET …/failures/page?<filter>&sort=S[&after=CURSOR | &before=CURSOR][&limit=N]`: a page of single findings. */
export async function GET(request: Request, context: Context): Promise<Response> {
  try {
    const { filter, params, query } = await readRequest(request, context);
    const [after, before] = [query.get("after"), query.get("before")];
    return Response.json(
      await listFindings(filter, {
        sort: params.sort,
        limit: limitOf(query.get("limit")),
        ...(after !== null && { after }),
        ...(after === null && before !== null && { before }),
      }),
    );
  } catch (error) {
    return errorResponse(error);
  }
}

function limitOf(text: string | null): number {
  const wanted = Number(text);
  return Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, MOST) : LIMIT;
}

import { createLoader } from "nuqs/server";
import { errorResponse } from "@/lib/http/error-response";
import { getScope } from "@/lib/queries/get-scope";
import { listDifferences } from "@/lib/queries/witness/list-differences";
import { witnessParams } from "@/lib/queries/witness/witness-params";

const LIMIT = 100;

const load = createLoader(witnessParams);

type Context = { readonly params: Promise<{ suite: string }> };

/** `GET …/witness?<scope>[&kind=K][&tool=T][&after=CURSOR]`: a page of differences between log, wire and handlers. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const query = new URL(request.url).searchParams;
    const search = Object.fromEntries([...new Set(query.keys())].map((key) => [key, query.getAll(key)]));
    const scope = await getScope(encodeURIComponent((await params).suite), search);
    return Response.json(
      await listDifferences(scope, { ...load(query), after: query.get("after"), limit: LIMIT }),
    );
  } catch (error) {
    return errorResponse(error);
  }
}

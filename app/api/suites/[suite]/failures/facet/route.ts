import { ClaimcheckError } from "@/lib/claimcheck-error";
import { errorResponse } from "@/lib/http/error-response";
import { countCases } from "@/lib/queries/failures/count-cases";
import { countFacets, DIMENSION_FACETS } from "@/lib/queries/failures/list-facets";
import { searchPattern } from "@/lib/queries/failures/search-pattern";
import { withoutFacet } from "@/lib/queries/failures/without-facet";
import { readRequest } from "../read-request";

const LIMIT = 50;

type Context = { readonly params: Promise<{ suite: string }> };

/** `GET …/failures/facet?<filter>&facet=tool&find=TEXT`: more values of a facet, those that contain the text. */
export async function GET(request: Request, context: Context): Promise<Response> {
  try {
    const { filter, query } = await readRequest(request, context);
    const wanted = query.get("facet");
    const options = { find: searchPattern((query.get("find") ?? "").trim()), limit: LIMIT };
    if (wanted === "case") return Response.json(await countCases(filter, options));
    const facet = DIMENSION_FACETS.find((name) => name === wanted);
    if (facet === undefined)
      throw new ClaimcheckError("usage", `There is no facet to search named “${wanted ?? ""}”.`);
    const [values] = await countFacets(withoutFacet(filter, facet), [facet], options);
    return Response.json(values);
  } catch (error) {
    return errorResponse(error);
  }
}

import { ClaimcheckError } from "@/lib/claimcheck-error";
import { errorResponse } from "@/lib/http/error-response";
import { decodeSegment } from "@/lib/queries/decode-segment";
import { findSuite } from "@/lib/queries/find-suite";
import { getPulse } from "@/lib/queries/get-pulse";

export const dynamic = "force-dynamic";

type Context = { readonly params: Promise<{ suite: string }> };

/** `GET /api/suites/SUITE/pulse`: whether anything came in since the last time one asked. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  try {
    const suite = await findSuite(decodeSegment((await params).suite));
    if (suite === null) throw new ClaimcheckError("not_found", "There is no such suite.");
    return Response.json(await getPulse(suite.id), { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return errorResponse(error);
  }
}

import { errorResponse } from "@/lib/http/error-response";
import { getEstimate } from "@/lib/queries/samples/get-estimate";
import { findRequestSample } from "../../find-request-sample";

export const dynamic = "force-dynamic";

/** `GET /api/samples/ID/estimate?suite=S`: all that the labels of a sample say. */
export async function GET(
  request: Request,
  context: { readonly params: Promise<{ readonly id: string }> },
): Promise<Response> {
  try {
    const { suite, sample } = await findRequestSample(request, context);
    return Response.json(await getEstimate(suite.id, sample));
  } catch (error) {
    return errorResponse(error);
  }
}

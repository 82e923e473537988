import { errorResponse } from "@/lib/http/error-response";
import { sampleWire } from "@/lib/queries/samples/sample-wire";
import { findRequestSample } from "../find-request-sample";

export const dynamic = "force-dynamic";

/** `GET /api/samples/ID?suite=S`: what a sample is, and how far it is labelled. */
export async function GET(
  request: Request,
  context: { readonly params: Promise<{ readonly id: string }> },
): Promise<Response> {
  try {
    const { sample } = await findRequestSample(request, context);
    return Response.json(sampleWire(sample));
  } catch (error) {
    return errorResponse(error);
  }
}

import { z } from "zod";
import { withdrawOwnLabels } from "@/lib/commands/samples/withdraw-own-labels";
import { errorResponse } from "@/lib/http/error-response";
import { type ReviewContext, readReviewRequest } from "../read-review-request";

const body = z.object({
  reviewer: z.string().trim(),
  holder: z.string().max(200).default(""),
  position: z.int32(),
});

/** `POST /api/samples/ID/withdraw?suite=S {reviewer, position}`: takes the reviewer's labels on an item back. */
export async function POST(request: Request, context: ReviewContext): Promise<Response> {
  try {
    const { suite, sampleId, body: asked } = await readReviewRequest(request, context, body);
    const { position } = await withdrawOwnLabels(suite.id, sampleId, asked);
    return Response.json({ position });
  } catch (error) {
    return errorResponse(error);
  }
}

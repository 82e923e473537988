import { z } from "zod";
import { saveLabel } from "@/lib/commands/samples/save-label";
import { errorResponse } from "@/lib/http/error-response";
import { TRUTHS } from "@/lib/labels/truths";
import { findReviewItem } from "@/lib/queries/review/find-review-item";
import { getInstrumentSaid } from "@/lib/queries/review/get-instrument-said";
import { type ReviewContext, readReviewRequest } from "../read-review-request";

const body = z.object({
  key: z.string(),
  reviewer: z.string().trim(),
  position: z.int32(),
  truth: z.enum(TRUTHS),
  cause: z.string().nullable().default(null),
  note: z.string().nullable().default(null),
});

/**
 * `POST /api/samples/ID/label?suite=S {key, reviewer, position, truth, cause, note}`: keeps a label, once a key, and
 * tells what the instrument had said.
 */
export async function POST(request: Request, context: ReviewContext): Promise<Response> {
  try {
    const { suite, sampleId, body: label } = await readReviewRequest(request, context, body);
    const { isNew, verdict, agrees } = await saveLabel(suite.id, sampleId, label);
    const found = await findReviewItem(suite, sampleId, label.position);
    const said = found && (await getInstrumentSaid(found.place, verdict));
    return Response.json({ position: label.position, isNew, agrees, said });
  } catch (error) {
    return errorResponse(error);
  }
}

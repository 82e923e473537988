import { z } from "zod";
import { nextItem } from "@/lib/commands/samples/next-item";
import { openItem } from "@/lib/commands/samples/open-item";
import { errorResponse } from "@/lib/http/error-response";
import { getReviewItem } from "@/lib/queries/review/get-review-item";
import { getReviewProgress } from "@/lib/queries/review/get-review-progress";
import { type ReviewContext, readReviewRequest } from "../read-review-request";

const body = z.object({
  reviewer: z.string(),
  /** Positions that the browser has at hand or has labelled: another one is wanted. */
  except: z.array(z.int()).max(100_000).default([]),
  /** Positions to hold longer; then no other item is given. */
  hold: z.array(z.int()).max(100).optional(),
});

/** `POST /api/samples/ID/next?suite=S {reviewer, except}`: an item to label, held for this reviewer; or why there is none. */
export async function POST(request: Request, context: ReviewContext): Promise<Response> {
  try {
    const { suite, sampleId, body: asked } = await readReviewRequest(request, context, body);
    const { reviewer, except, hold } = asked;
    if (hold !== undefined) {
      for (const position of hold) await openItem(suite.id, sampleId, position, reviewer);
      return Response.json({ held: hold.length });
    }
    const answer = await nextItem(suite.id, sampleId, reviewer, { except });
    const [progress, item] = await Promise.all([
      getReviewProgress(suite.id, sampleId, reviewer),
      answer.item === null
        ? null
        : getReviewItem({ suite, sampleId, position: answer.item.position, reviewer }),
    ]);
    return Response.json({ item, reason: answer.item === null ? answer.reason : null, progress });
  } catch (error) {
    return errorResponse(error);
  }
}

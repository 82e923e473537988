import { z } from "zod";
import { leaveItems } from "@/lib/commands/samples/leave-items";
import { nextItem } from "@/lib/commands/samples/next-item";
import { openItem } from "@/lib/commands/samples/open-item";
import { errorResponse } from "@/lib/http/error-response";
import { getReviewItem } from "@/lib/queries/review/get-review-item";
import { getReviewStanding } from "@/lib/queries/review/get-review-standing";
import { type ReviewContext, readReviewRequest } from "../read-review-request";

const body = z.object({
  reviewer: z.string().trim(),
  /** Which of the reviewer's tabs asks: two never hold one item. */
  holder: z.string().max(200).default(""),
  /** Positions that the browser has at hand or has labelled: another one is wanted. */
  except: z.array(z.int32()).max(100_000).default([]),
  /** Positions to hold longer; then no other item is given. */
  hold: z.array(z.int32()).max(100).optional(),
  /** The tab is left: what it holds comes free soon, and no other item is given. */
  leave: z.boolean().default(false),
});

/** `POST /api/samples/ID/next?suite=S {reviewer, holder, except}`: an item to label, held for this reviewer; or why there is none. */
export async function POST(request: Request, context: ReviewContext): Promise<Response> {
  try {
    const { suite, sampleId, body: asked } = await readReviewRequest(request, context, body);
    const { reviewer, holder, except, hold, leave } = asked;
    const by = { reviewer, holder };
    if (leave) {
      await leaveItems(suite.id, sampleId, by);
      return Response.json({ left: true });
    }
    if (hold !== undefined) {
      for (const position of hold) await openItem(suite.id, sampleId, position, by);
      return Response.json({ held: hold.length });
    }
    const answer = await nextItem(suite.id, sampleId, by, { except });
    const [{ progress }, item] = await Promise.all([
      getReviewStanding(suite.id, sampleId, reviewer),
      answer.item === null
        ? null
        : getReviewItem({ suite, sampleId, position: answer.item.position, reviewer }),
    ]);
    return Response.json({ item, reason: answer.item === null ? answer.reason : null, progress });
  } catch (error) {
    return errorResponse(error);
  }
}

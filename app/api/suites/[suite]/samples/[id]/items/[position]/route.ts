import { getReviewer } from "@/components/review/get-reviewer";
import { errorResponse } from "@/lib/http/error-response";
import { getReviewItem } from "@/lib/queries/review/get-review-item";
import { readItemRequest } from "./read-item-request";

type Context = {
  readonly params: Promise<{ readonly suite: string; readonly id: string; readonly position: string }>;
};

/** `GET /api/suites/S/samples/ID/items/N`: one item as the reviewer of this browser may see it. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  try {
    const asked = await readItemRequest(await params);
    return Response.json(await getReviewItem({ ...asked, reviewer: await getReviewer() }));
  } catch (error) {
    return errorResponse(error);
  }
}

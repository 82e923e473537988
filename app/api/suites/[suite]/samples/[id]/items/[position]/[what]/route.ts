import { ClaimcheckError } from "@/lib/claimcheck-error";
import { errorResponse } from "@/lib/http/error-response";
import { findReviewItem } from "@/lib/queries/review/find-review-item";
import { readItemRequest } from "../read-item-request";
import { ANSWERS } from "./answers";

type Context = {
  readonly params: Promise<{
    readonly suite: string;
    readonly id: string;
    readonly position: string;
    readonly what: string;
  }>;
};

/** `GET /api/suites/S/samples/ID/items/N/WHAT`: more of an item's evidence, as blind as its sample. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const { what, ...rest } = await params;
    const answer = Object.hasOwn(ANSWERS, what) ? ANSWERS[what] : undefined;
    if (answer === undefined) {
      throw new ClaimcheckError("not_found", `An item has ${Object.keys(ANSWERS).join(", ")}.`);
    }
    const { suite, sampleId, position } = await readItemRequest(rest);
    const found = await findReviewItem(suite, sampleId, position);
    if (found === null) throw new ClaimcheckError("not_found", "There is no such item.");
    return await answer(found.place, new URL(request.url).searchParams);
  } catch (error) {
    return errorResponse(error);
  }
}

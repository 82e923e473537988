import { ClaimcheckError } from "@/lib/claimcheck-error";
import { labelFileName } from "@/lib/exports/label-file-name";
import { LABEL_FORMATS } from "@/lib/exports/label-lines";
import { errorResponse } from "@/lib/http/error-response";
import { listLabelExports } from "@/lib/queries/samples/list-label-exports";
import { findRequestSample } from "../../find-request-sample";

export const dynamic = "force-dynamic";

/** `GET /api/samples/ID/labels?suite=S&format=ndjson|csv`: every label of a sample that counts or did. */
export async function GET(
  request: Request,
  context: { readonly params: Promise<{ readonly id: string }> },
): Promise<Response> {
  try {
    const { suite, sample } = await findRequestSample(request, context);
    const format = LABEL_FORMATS.get(new URL(request.url).searchParams.get("format") ?? "ndjson");
    if (format === undefined) {
      throw new ClaimcheckError("usage", `Choose a format: ${[...LABEL_FORMATS.keys()].join(" or ")}.`);
    }
    const rows = await listLabelExports(suite.id, sample);
    const name = labelFileName(suite.name, sample.name, format.extension);
    return new Response(format.head + rows.map(format.line).join(""), {
      headers: {
        "content-type": format.mediaType,
        "content-disposition": `attachment; filename="${name}"`,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      },
    });
  } catch (error) {
    return errorResponse(error);
  }
}

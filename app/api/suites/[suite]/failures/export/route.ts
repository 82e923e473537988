import { ClaimcheckError } from "@/lib/claimcheck-error";
import { exportFileName } from "@/lib/exports/export-file-name";
import { EXPORT_FORMATS } from "@/lib/exports/export-formats";
import { writeExport } from "@/lib/exports/write-export";
import { errorResponse } from "@/lib/http/error-response";
import { readAllFindings } from "@/lib/queries/failures/read-all-findings";
import { readRequest } from "../read-request";

type Context = { readonly params: Promise<{ suite: string }> };

/** `GET …/failures/export?<filter>&format=csv|ndjson`: every finding of the filter, streamed. */
export async function GET(request: Request, context: Context): Promise<Response> {
  try {
    const { scope, filter, params, query } = await readRequest(request, context);
    const format = EXPORT_FORMATS.get(query.get("format") ?? "csv");
    if (format === undefined) {
      throw new ClaimcheckError("usage", `Choose a format: ${[...EXPORT_FORMATS.keys()].join(" or ")}.`);
    }
    const instrument = `${scope.instrument.level}.v${scope.instrument.version}`;
    const rows = readAllFindings(filter, params.sort, { suite: scope.suite.name, instrument });
    const chunks = writeExport(rows, format, (error) => console.error("An export ended early:", error));
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      // The reader went away: the cursor and its connection are let go.
      async cancel() {
        await chunks.return(undefined);
      },
    });
    return new Response(body, {
      headers: {
        "content-type": format.mediaType,
        "content-disposition": `attachment; filename="${exportFileName(scope.suite.name, instrument, format.extension)}"`,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      },
    });
  } catch (error) {
    return errorResponse(error);
  }
}

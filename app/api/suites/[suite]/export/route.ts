import { nativeChunks } from "@/lib/exports/native/native-chunks";
import { nativeFileName } from "@/lib/exports/native/native-file-name";
import { errorResponse } from "@/lib/http/error-response";
import { chooseExport } from "@/lib/queries/exports/choose-export";
import { readSuiteObjects } from "@/lib/queries/exports/read-suite-objects";
import { getScope } from "@/lib/queries/get-scope";

export const dynamic = "force-dynamic";

type Context = { readonly params: Promise<{ suite: string }> };

/** `GET …/export?runs=A,B`: the suite in the native format, streamed. Where it breaks off, so does the connection. */
export async function GET(request: Request, context: Context): Promise<Response> {
  try {
    const query = new URL(request.url).searchParams;
    const scope = await getScope((await context.params).suite, { runs: query.getAll("runs") });
    const wanted = { ...chooseExport(scope), signal: request.signal };
    const chunks = nativeChunks(readSuiteObjects(wanted));
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      // The reader went away: the snapshot and its connection are let go.
      async cancel() {
        await chunks.return(undefined);
      },
    });
    return new Response(body, {
      headers: {
        "content-type": "application/x-ndjson; charset=utf-8",
        "content-disposition": `attachment; filename="${nativeFileName(scope.suite.name)}"`,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      },
    });
  } catch (error) {
    return errorResponse(error);
  }
}

import { errorResponse } from "@/lib/http/error-response";
import type { Look } from "@/lib/http/table-look";
import { decodeStoredText } from "@/lib/json/decode-stored-text";
import { findSuite } from "@/lib/queries/find-suite";
import { listTableMappings } from "@/lib/queries/list-table-mappings";
import { lookAtFiles } from "@/lib/sources/look-at-files";
import { spoolHeads } from "../spool-heads";

export const dynamic = "force-dynamic";

/**
 * What the beginnings of files would be taken for, sent as `POST /api/ingest` takes them; of tables the columns, a
 * suggested mapping and those that `suite` keeps. Nothing is imported.
 */
export async function POST(request: Request): Promise<Response> {
  try {
    const asked = new URL(request.url).searchParams.get("suite");
    const suite = asked === null ? null : await findSuite(decodeStoredText(asked));
    const spooled = await spoolHeads(request);
    try {
      const kept = async (columns: readonly string[]) =>
        suite === null ? [] : await listTableMappings(suite.id, columns);
      return Response.json({ files: await lookAtFiles(spooled.files, kept) } satisfies Look);
    } finally {
      await spooled.remove();
    }
  } catch (error) {
    return errorResponse(error);
  }
}

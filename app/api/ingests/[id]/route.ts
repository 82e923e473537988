import { ClaimcheckError } from "@/lib/claimcheck-error";
import { markDeadIngests } from "@/lib/commands/mark-dead-ingests";
import { db } from "@/lib/db/client";
import { errorResponse } from "@/lib/http/error-response";
import { decodeOptionalText } from "@/lib/json/decode-optional-text";
import { decodeStoredText } from "@/lib/json/decode-stored-text";

export const dynamic = "force-dynamic";

type Context = { readonly params: Promise<{ id: string }> };

/** `GET /api/ingests/ID`: how an ingest goes or how it ended. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  try {
    const { id } = await params;
    await markDeadIngests();
    const row = /^\d{1,9}$/.test(id) ? await db().ingest.findUnique({ where: { id: Number(id) } }) : null;
    if (row === null) throw new ClaimcheckError("not_found", `There is no ingest ${id}.`);
    return Response.json({
      ingest: row.id,
      suite: row.suiteName === "" ? null : decodeStoredText(row.suiteName),
      state: row.state,
      source: decodeStoredText(row.source),
      format: row.format,
      bytes: Number(row.bytes),
      bytes_total: row.bytesTotal === null ? null : Number(row.bytesTotal),
      records: row.records,
      calls: row.calls,
      rejects_total: row.rejects,
      conflicts_total: row.conflicts,
      counts: JSON.parse(row.counts) as unknown,
      files: JSON.parse(decodeStoredText(row.files)) as unknown,
      error: decodeOptionalText(row.error),
      completed_by: row.completedBy,
      started_at: row.startedAt.toISOString(),
      finished_at: row.finishedAt?.toISOString() ?? null,
    });
  } catch (error) {
    return errorResponse(error);
  }
}

import { db } from "@/lib/db/client";
import { listRejects } from "@/lib/queries/list-rejects";

const BATCH = 500;

type Context = { readonly params: Promise<{ id: string }> };

/** `GET /api/ingests/ID/rejects`: every reject of an ingest as NDJSON, in the order of the stream. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id: text } = await params;
  const id = /^\d{1,9}$/.test(text) ? Number(text) : null;
  if (id === null || (await db().ingest.count({ where: { id } })) === 0) {
    return Response.json(
      { error: { code: "not_found", message: `There is no ingest ${text}.` } },
      { status: 404 },
    );
  }
  let after = -1;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { rows, more } = await listRejects(id, after, BATCH);
      after = rows.at(-1)?.seq ?? after;
      if (rows.length > 0) controller.enqueue(encoder.encode(rows.map(asLine).join("")));
      if (!more) controller.close();
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "application/x-ndjson; charset=utf-8",
      "content-disposition": `attachment; filename="rejects-of-ingest-${id}.ndjson"`,
      "x-content-type-options": "nosniff",
    },
  });
}

function asLine({
  file,
  line,
  path,
  code,
  message,
  source,
}: Awaited<ReturnType<typeof listRejects>>["rows"][number]) {
  return `${JSON.stringify({ file, line, path, code, message, source })}\n`;
}

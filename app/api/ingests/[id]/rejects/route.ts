import { ClaimcheckError } from "@/lib/claimcheck-error";
import { db } from "@/lib/db/client";
import { csvLine } from "@/lib/exports/csv-line";
import { errorResponse } from "@/lib/http/error-response";
import { listRejects } from "@/lib/queries/list-rejects";

const BATCH = 500;
const COLUMNS = ["file", "line", "path", "code", "message", "source"] as const;

type Context = { readonly params: Promise<{ id: string }> };
type Row = Awaited<ReturnType<typeof listRejects>>["rows"][number];

const FORMATS = {
  ndjson: {
    type: "application/x-ndjson; charset=utf-8",
    head: "",
    line: (row: Row) =>
      `${JSON.stringify(Object.fromEntries(COLUMNS.map((column) => [column, row[column]])))}\n`,
  },
  csv: {
    type: "text/csv; charset=utf-8; header=present",
    head: `${[...COLUMNS, "neutralised"].join(",")}\r\n`,
    line: (row: Row) =>
      csvLine(
        COLUMNS,
        COLUMNS.map((column) => row[column]),
      ),
  },
} as const;

/** `GET /api/ingests/ID/rejects[?format=ndjson|csv]`: every reject of an ingest, in the order of the stream. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const { id: text } = await params;
    const id = /^\d{1,9}$/.test(text) ? Number(text) : null;
    if (id === null || (await db().ingest.count({ where: { id } })) === 0) {
      throw new ClaimcheckError("not_found", `There is no ingest ${text}.`);
    }
    const name = new URL(request.url).searchParams.get("format") || "ndjson";
    if (name !== "ndjson" && name !== "csv") {
      throw new ClaimcheckError(
        "usage",
        `There is no format "${name}" of rejects: known are ndjson and csv.`,
      );
    }
    return new Response(rowsOf(id, name), {
      headers: {
        "content-type": FORMATS[name].type,
        "content-disposition": `attachment; filename="rejects-of-ingest-${id}.${name}"`,
        "x-content-type-options": "nosniff",
      },
    });
  } catch (error) {
    return errorResponse(error);
  }
}

function rowsOf(id: number, name: keyof typeof FORMATS): ReadableStream<Uint8Array> {
  const { head, line } = FORMATS[name];
  const encoder = new TextEncoder();
  let after = -1;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      if (head !== "") controller.enqueue(encoder.encode(head));
    },
    async pull(controller) {
      const { rows, more } = await listRejects(id, after, BATCH);
      after = rows.at(-1)?.seq ?? after;
      if (rows.length > 0) controller.enqueue(encoder.encode(rows.map(line).join("")));
      if (!more) controller.close();
    },
  });
}

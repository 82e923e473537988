import { ClaimcheckError } from "@/lib/claimcheck-error";
import { filesInput } from "@/lib/commands/ingest/files-input";
import { ingestAnswer } from "@/lib/commands/ingest/ingest-answer";
import type { IngestInput } from "@/lib/commands/ingest/ingest-input";
import type { IngestResult } from "@/lib/commands/ingest/ingest-result";
import { readAnything } from "@/lib/commands/ingest/read-anything";
import { recordedBy } from "@/lib/commands/ingest/recorded-by";
import { TableMappings } from "@/lib/commands/ingest/table-mappings";
import { ingestStream } from "@/lib/commands/ingest-stream";
import { processStop } from "@/lib/commands/process-stop";
import { CALL_SOURCES } from "@/lib/grading/call-sources";
import { errorResponse } from "@/lib/http/error-response";
import { spoolUpload, tooLarge } from "@/lib/http/spool-upload";
import { KEEP_FIELD, MAPPING_FIELD } from "@/lib/http/table-look";
import { recognizeFiles } from "@/lib/sources/recognize-files";
import { UPLOAD_FIELD } from "../../../lib/http/upload-wire.ts";

export const dynamic = "force-dynamic";

const DEFAULT_LIMIT = 4 * 1024 ** 3;

/**
 * Takes one stream, the body, into a suite. `suite`, `format`, `replace=1`, `source` (`provider`, `observer` or
 * `agent_log`: who recorded all of it; anything else is a name to show), `mapping` (of a table's columns, by the name
 * under which the suite keeps it; a form may carry one in a field of that name). With `wait=0` it answers 202 with the
 * ingest's id as soon as the body is here; GET /api/ingests/ID says how it goes.
 */
export async function POST(request: Request): Promise<Response> {
  try {
    return await take(request);
  } catch (error) {
    return errorResponse(error);
  }
}

/** The same: `curl -T` sends PUT, and sending a stream again changes nothing, as PUT promises. */
export const PUT = POST;

async function take(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const limit = bodyLimit();
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(limit);
  const encoding = (request.headers.get("content-encoding") ?? "identity").trim().toLowerCase();
  // Gzip is known from the content as well, so the body is kept as it comes.
  if (encoding !== "identity" && encoding !== "gzip" && encoding !== "x-gzip") {
    throw new ClaimcheckError(
      "usage",
      `Content-Encoding "${encoding}" is not understood: send gzip or nothing.`,
    );
  }
  const spooled = await spoolUpload({
    body: request.body,
    contentType: request.headers.get("content-type") ?? "",
    name: query.get("source") || "upload",
    field: UPLOAD_FIELD,
    textFields: [MAPPING_FIELD, KEEP_FIELD],
    limit,
    signal: request.signal,
  });
  let kept = false;
  try {
    const suite = query.get("suite") || null;
    const tables = await TableMappings.of({
      texts: spooled.texts.get(MAPPING_FIELD) ?? [],
      keepAs: spooled.texts.get(KEEP_FIELD) ?? [],
      keptName: query.get("mapping") || null,
      suite,
    });
    const files = await recognizeFiles(spooled.files, query.get("format") || null, tables.importers);
    const input = recorded(filesInput(files), request);
    const keep = await tables.keeper(files);
    const options = {
      suite,
      replace: isTrue(query.get("replace")),
      via: request.headers.has("sec-fetch-site") ? "browser" : "api",
      actor: request.headers.has("sec-fetch-site") ? "browser" : "api",
    };
    const stop = processStop().signal;
    if (query.get("wait") !== "0") {
      const signal = AbortSignal.any([request.signal, stop]);
      const result = await ingestStream(input, { ...options, signal });
      await keep(result.suite);
      return answer(result);
    }
    kept = true;
    const id = await new Promise<number>((resolve, reject) => {
      ingestStream(input, { ...options, signal: stop, onProgress: ({ ingest }) => resolve(ingest) })
        .then((result) => keep(result.suite))
        // Once it has an id the history tells how it ended.
        .catch(reject)
        .finally(() => spooled.remove());
    });
    return Response.json({ ingest: id }, { status: 202 });
  } finally {
    if (!kept) await spooled.remove();
  }
}

function bodyLimit(): number {
  const set = Number(process.env.CLAIMCHECK_MAX_BODY);
  return Number.isFinite(set) && set > 0 ? set : DEFAULT_LIMIT;
}

/** A browser says under `source` what the dropped file is called. */
function recorded(input: IngestInput, { headers, url }: Request): IngestInput {
  const name = new URL(url).searchParams.get("source");
  const source = headers.has("sec-fetch-site") ? undefined : CALL_SOURCES.find((one) => one === name);
  return source === undefined ? input : recordedBy(input, source);
}

function isTrue(value: string | null): boolean {
  return value !== null && value !== "" && value !== "0" && value !== "false";
}

/** Where nothing at all could be read, what was wrong first is the error. */
function answer(result: IngestResult): Response {
  const body = ingestAnswer(result);
  const first = result.rejects.first[0];
  if (readAnything(result.counts) || !first) return Response.json(body);
  const message = `Nothing could be read. ${first.file}:${first.line}: ${first.message}`;
  return Response.json({ ...body, error: { code: "unreadable", message } }, { status: 400 });
}

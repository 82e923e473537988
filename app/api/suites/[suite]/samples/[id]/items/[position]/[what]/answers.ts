import { ClaimcheckError } from "@/lib/claimcheck-error";
import { encodeWtf8 } from "@/lib/evidence/encode-wtf8";
import { transcriptPage } from "@/lib/evidence/transcript-page";
import { preview } from "@/lib/json/preview";
import { getRecord } from "@/lib/queries/record/get-record";
import { readText } from "@/lib/queries/record/read-text";
import { safeFileName } from "@/lib/queries/record/safe-file-name";
import { trajectoryPage } from "@/lib/queries/record/trajectory-page";
import { gradeForReview } from "@/lib/queries/review/grade-for-review";
import { listReviewRows } from "@/lib/queries/review/list-review-rows";
import { listReviewSections } from "@/lib/queries/review/list-review-sections";
import type { ReviewPlace } from "@/lib/queries/review/review-place";
import { downloadResponse } from "../../../../../records/[...path]/download-response";
import { numberParam } from "../../../../../records/[...path]/number-param";

const MESSAGES = 20;
const TEXT_PART = 100_000;

/** Texts that hold no verdict: effect results and unknown fields are left out. */
const RECORD_TEXTS: ReadonlySet<string> = new Set(["final_message", "messages", "world"]);
const CALL_TEXTS: ReadonlySet<string> = new Set(["raw", "received", "result", "error"]);

type Answer = (place: ReviewPlace, query: URLSearchParams) => Promise<Response>;

/** What can be asked of an item, by the last part of the address: as for a record, less what tells a verdict. */
export const ANSWERS: Readonly<Record<string, Answer>> = { raw, text, messages, sections, rows, trajectory };

async function raw(place: ReviewPlace, query: URLSearchParams): Promise<Response> {
  const { text, field, callIndex } = await wholeText(place, query);
  const name = safeFileName([place.recordId, callIndex === null ? "" : `call-${callIndex}`, field], "txt");
  return downloadResponse(encodeWtf8(text), name, "text/plain; charset=utf-8");
}

async function text(place: ReviewPlace, query: URLSearchParams): Promise<Response> {
  const whole = (await wholeText(place, query)).text;
  const from = numberParam(query, "from") ?? 0;
  const part = preview(whole.slice(from), TEXT_PART);
  return Response.json({ text: part.text, from, next: from + part.text.length, length: whole.length });
}

async function messages(place: ReviewPlace, query: URLSearchParams): Promise<Response> {
  const head = await getRecord(place.suiteId, place.recordId);
  const whole = await readText({
    suiteId: place.suiteId,
    recordKey: head.key,
    callIndex: null,
    field: "messages",
  });
  return Response.json(transcriptPage(whole, numberParam(query, "from") ?? 0, MESSAGES));
}

async function sections(place: ReviewPlace, query: URLSearchParams): Promise<Response> {
  const head = await getRecord(place.suiteId, place.recordId);
  const callIndex = numberParam(query, "call");
  const expectedIndex = numberParam(query, "expected");
  return Response.json(
    await listReviewSections(place.blind, await gradeForReview(head, place), {
      suiteId: place.suiteId,
      recordKey: head.key,
      show: "all",
      from: numberParam(query, "from") ?? 0,
      ...(callIndex === null && expectedIndex === null ? {} : { only: { callIndex, expectedIndex } }),
    }),
  );
}

async function rows(place: ReviewPlace, query: URLSearchParams): Promise<Response> {
  return Response.json(
    await listReviewRows(place, {
      callIndex: numberParam(query, "call"),
      expectedIndex: numberParam(query, "expected"),
      from: numberParam(query, "from") ?? 0,
    }),
  );
}

async function trajectory(place: ReviewPlace, query: URLSearchParams): Promise<Response> {
  const graded = await gradeForReview(await getRecord(place.suiteId, place.recordId), place);
  return Response.json(trajectoryPage(graded, numberParam(query, "from") ?? 0));
}

async function wholeText(place: ReviewPlace, query: URLSearchParams) {
  const callIndex = numberParam(query, "call");
  const field = query.get("field") ?? "raw";
  const known = callIndex === null ? RECORD_TEXTS : CALL_TEXTS;
  if (!known.has(field) && !(field === "extra" && callIndex !== null && !place.blind)) {
    throw new ClaimcheckError("usage", `There is no text “${field}” to review.`);
  }
  const head = await getRecord(place.suiteId, place.recordId);
  const text = await readText({ suiteId: place.suiteId, recordKey: head.key, callIndex, field });
  return { text, field, callIndex };
}

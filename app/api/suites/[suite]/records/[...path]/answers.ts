import { ClaimcheckError } from "@/lib/claimcheck-error";
import { alignCall } from "@/lib/evidence/align-call";
import { encodeWtf8 } from "@/lib/evidence/encode-wtf8";
import { nativeRecordLine } from "@/lib/evidence/native-record-line";
import { sectionsOf } from "@/lib/evidence/sections-of";
import { transcriptPage } from "@/lib/evidence/transcript-page";
import { preview } from "@/lib/json/preview";
import { chooseInstrument } from "@/lib/queries/choose-instrument";
import { listInstruments } from "@/lib/queries/list-instruments";
import { alignInputOf } from "@/lib/queries/record/align-input-of";
import { getGradedRecord } from "@/lib/queries/record/get-graded-record";
import { getRecordObject } from "@/lib/queries/record/get-record-object";
import { headToGrade } from "@/lib/queries/record/head-to-grade";
import { listSections } from "@/lib/queries/record/list-sections";
import { loadCallTexts } from "@/lib/queries/record/load-call-texts";
import { readText } from "@/lib/queries/record/read-text";
import type { RecordHead } from "@/lib/queries/record/record-head";
import { safeFileName } from "@/lib/queries/record/safe-file-name";
import { trajectoryPage } from "@/lib/queries/record/trajectory-page";
import { getRecordWitness } from "@/lib/queries/witness/get-record-witness";
import { handledCalls } from "@/lib/queries/witness/handled-calls";
import { listWitnessRows } from "@/lib/queries/witness/list-witness-rows";
import { loadReceived } from "@/lib/queries/witness/load-received";
import { downloadResponse } from "./download-response";
import { numberParam } from "./number-param";

export type Asked = { readonly suiteId: number; readonly head: RecordHead; readonly query: URLSearchParams };

const ROWS = 200;
const MESSAGES = 20;
const TEXT_PART = 100_000;

/** What can be asked of a record, by the last part of the address. */
export const ANSWERS: Readonly<Record<string, (asked: Asked) => Promise<Response>>> = {
  raw,
  "record.ndjson": wholeRecord,
  sections,
  rows,
  text,
  messages,
  trajectory,
  witness,
};

/** `raw?call=N[&field=raw|received|result|error|extra]`, `raw?field=final_message|…`: the exact text as a file. */
async function raw({ suiteId, head, query }: Asked): Promise<Response> {
  const callIndex = numberParam(query, "call");
  const field = query.get("field") ?? "raw";
  const text = await readText({ suiteId, recordKey: head.key, callIndex, field });
  const name = safeFileName([head.recordId, callIndex === null ? "" : `call-${callIndex}`, field], "txt");
  return downloadResponse(encodeWtf8(text), name, "text/plain; charset=utf-8");
}

/** `record.ndjson`: the record as one line of the native format. */
async function wholeRecord({ suiteId, head }: Asked): Promise<Response> {
  const line = nativeRecordLine(await getRecordObject(suiteId, head));
  return downloadResponse(
    encodeWtf8(`${line}\n`),
    safeFileName([head.recordId], "ndjson"),
    "application/x-ndjson",
  );
}

/** `sections?show=all|findings&from=N` or `sections?call=N&expected=N`: calls with what they are held against. */
async function sections(asked: Asked): Promise<Response> {
  const { suiteId, head, query } = asked;
  const callIndex = numberParam(query, "call");
  const expectedIndex = numberParam(query, "expected");
  return Response.json(
    await listSections(await gradedOf(asked), {
      suiteId,
      recordKey: head.key,
      show: query.get("show") === "findings" ? "findings" : "all",
      from: numberParam(query, "from") ?? 0,
      handled: handledCalls(await getRecordWitness(suiteId, head)),
      ...(callIndex === null && expectedIndex === null ? {} : { only: { callIndex, expectedIndex } }),
    }),
  );
}

/** `rows?call=N&expected=N&from=N`: more rows of one call, in their order. */
async function rows(asked: Asked): Promise<Response> {
  const { query } = asked;
  const callIndex = numberParam(query, "call");
  const expectedIndex = numberParam(query, "expected");
  const graded = await gradedOf(asked);
  const section = sectionsOf(graded.evidence, graded.calls.length, graded.evidence.expected.length).find(
    (one) => one.callIndex === callIndex && one.expectedIndex === expectedIndex,
  );
  if (section === undefined) throw new ClaimcheckError("not_found", "The record has no such call.");
  const texts = callIndex === null ? null : await textsOf(asked, callIndex);
  const window = { from: numberParam(query, "from") ?? 0, limit: ROWS };
  const { rows, rowCount } = alignCall(alignInputOf(graded, section, texts), window);
  return Response.json({ rows, rowCount });
}

async function textsOf({ suiteId, head }: Asked, callIndex: number) {
  const own = await loadCallTexts(suiteId, head.key, [callIndex]);
  const texts = await loadReceived(suiteId, own, handledCalls(await getRecordWitness(suiteId, head)));
  return texts.get(callIndex) ?? null;
}

/** `text?field=…[&call=N]&from=N`: the next part of a long text. */
async function text({ suiteId, head, query }: Asked): Promise<Response> {
  const field = query.get("field") ?? "raw";
  const whole = await readText({
    suiteId,
    recordKey: head.key,
    callIndex: numberParam(query, "call"),
    field,
  });
  const from = numberParam(query, "from") ?? 0;
  const part = preview(whole.slice(from), TEXT_PART);
  return Response.json({ text: part.text, from, next: from + part.text.length, length: whole.length });
}

/** `messages?from=N`: a part of the transcript. */
async function messages({ suiteId, head, query }: Asked): Promise<Response> {
  const whole = await readText({ suiteId, recordKey: head.key, callIndex: null, field: "messages" });
  return Response.json(transcriptPage(whole, numberParam(query, "from") ?? 0, MESSAGES));
}

/** `trajectory?from=N`: a part of the spine. */
async function trajectory(asked: Asked): Promise<Response> {
  return Response.json(trajectoryPage(await gradedOf(asked), numberParam(asked.query, "from") ?? 0));
}

/** `witness?show=all|differing&from=N`: calls as the accounts of the trial tell them. */
async function witness({ suiteId, head, query }: Asked): Promise<Response> {
  const found = await getRecordWitness(suiteId, head);
  if (found === null) throw new ClaimcheckError("not_found", "The record has one account only.");
  const show = query.get("show") === "differing" ? "differing" : "all";
  return Response.json(
    await listWitnessRows(found.outline, { suiteId, show, from: numberParam(query, "from") ?? 0 }),
  );
}

async function gradedOf({ suiteId, head, query }: Asked) {
  const instrument = chooseInstrument(
    await listInstruments(suiteId),
    query.get("instrument") ?? "equivalent",
  );
  return getGradedRecord(headToGrade(head), {
    suiteId,
    instrument,
    alternative: numberParam(query, "alternative"),
  });
}

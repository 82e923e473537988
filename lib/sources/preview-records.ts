import type { CaseObject, RecordObject } from "../grading/model.ts";
import type { Preview, PreviewRecord } from "../http/table-look.ts";
import { readObjects } from "./read-objects.ts";
import type { RecognizedFile } from "./recognized-file.ts";

const SHOWN_RECORDS = 5;
const SHOWN_REJECTS = 3;

/**
 * What a file becomes, told from its beginning. Where that is not the whole file, what comes of its last row is left
 * out, since the row may be cut: it is the last record, or the last reject.
 */
export async function previewRecords(file: RecognizedFile, complete: boolean): Promise<Preview> {
  const records: RecordObject[] = [];
  const cases = new Map<string, CaseObject>();
  const rejects: { line: number; message: string }[] = [];
  let lastRecordLine = 0;
  for await (const items of readObjects([file])) {
    for (const item of items) {
      if (item.type === "reject") {
        const { line, path, message } = item.reject;
        rejects.push({ line, message: path === null ? message : `${path}: ${message}` });
      } else if (item.object.kind === "record") {
        records.push(item.object);
        lastRecordLine = item.line;
      } else if (item.object.kind === "case") cases.set(item.object.caseId, item.object);
    }
  }
  if (!complete) {
    const lastReject = rejects.reduce((last, { line }) => Math.max(last, line), 0);
    if (lastReject > lastRecordLine)
      rejects.splice(
        rejects.findIndex(({ line }) => line === lastReject),
        1,
      );
    else if (records.length > 1) records.pop();
  }
  return {
    records: records.slice(0, SHOWN_RECORDS).map((record) => shown(record, cases.get(record.caseId))),
    counts: {
      records: records.length,
      calls: records.reduce((sum, { toolCalls }) => sum + toolCalls.length, 0),
      rejects: rejects.length,
    },
    rejects: rejects.slice(0, SHOWN_REJECTS),
    complete,
  };
}

function shown(record: RecordObject, about: CaseObject | undefined): PreviewRecord {
  return {
    run: record.runId,
    caseId: record.caseId,
    trial: record.trial,
    verdict: record.harnessVerdict,
    error: record.error,
    calls: record.toolCalls.map(({ name, argumentsRaw, result }) => ({
      name,
      arguments: argumentsRaw,
      result,
    })),
    expected: about?.expectToolCalls?.map(({ name, args }) => `${name} ${args ?? ""}`.trimEnd()) ?? null,
  };
}

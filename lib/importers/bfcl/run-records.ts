import { bareRun } from "../../grading/bare-run.ts";
import type { NativeObject } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import type { ImportItem } from "../importer.ts";
import { parseLenient } from "../parse-lenient.ts";
import { buildRecord } from "./build-record.ts";
import { categoryOf } from "./category-of.ts";
import { readOutput } from "./read-output.ts";
import type { RunGroup } from "./run-group.ts";
import { BFCL_RESULT, type BfclResult } from "./schema.ts";
import type { Row } from "./score-sheet.ts";

/** The run of a group and its records: of its results, then of the scores that no result file has a result for. */
export function* runRecords(group: RunGroup): Generator<ImportItem> {
  const { runId, hasCalls } = group;
  const item = (object: NativeObject, { line, file }: Pick<Row, "line" | "file">): ImportItem => ({
    type: "object",
    object,
    line,
    file,
  });
  yield item({ ...bareRun(runId), model: group.modelName }, group.first);
  for (const [caseId, rows] of group.results) {
    const scored = group.scored.get(caseId) ?? null;
    for (const [trial, row] of rows.entries()) {
      const result = BFCL_RESULT.parse(parseLenient(row.text)?.value);
      const ids = { runId, caseId, trial, recordId: `${runId}/${caseId}/${trial}` };
      const sheet = group.sheetOf(row.pair, categoryOf(caseId));
      yield item(buildRecord(result, row.text, ids, { scored, sheet, hasCalls }), row);
    }
  }
  for (const [caseId, scored] of group.scored) {
    if (group.results.has(caseId)) continue;
    const ids = { runId, caseId, trial: 0, recordId: `${runId}/${caseId}/0` };
    const { result, text } = resultOf(caseId, scored.output);
    yield item(buildRecord(result, text, ids, { scored, sheet: null, hasCalls: false }), scored.row);
  }
}

/** The result that a score row repeats; an empty text, of which nothing can be told, where it repeats none. */
function resultOf(
  id: string,
  output: JsonText | null,
): { readonly result: BfclResult; readonly text: string } {
  const text = `{"result":${output ?? '""'}}`;
  const parsed = BFCL_RESULT.safeParse({ id, ...JSON.parse(text) });
  if (parsed.success && readOutput(text, text.indexOf(":") + 1).strange === null) {
    return { result: parsed.data, text };
  }
  return { result: { id, result: "" }, text: '{"result":""}' };
}

import type { CaseObject, RecordObject, RunObject, ToolObject } from "../../../lib/grading/model.ts";
import type { Reject } from "../../../lib/importers/importer.ts";
import { openSource } from "../../../lib/sources/open-source.ts";
import { readObjects } from "../../../lib/sources/read-objects.ts";
import { recognizeFiles } from "../../../lib/sources/recognize-files.ts";

/** What files and folders hold, read as an import reads them. */
export async function readFiles(...paths: string[]) {
  const tools: ToolObject[] = [];
  const cases: CaseObject[] = [];
  const runs: RunObject[] = [];
  const records: RecordObject[] = [];
  const rejects: Reject[] = [];
  for await (const items of readObjects(await recognizeFiles(await openSource(paths), null))) {
    for (const item of items) {
      if (item.type === "reject") rejects.push(item.reject);
      else if (item.object.kind === "tool") tools.push(item.object);
      else if (item.object.kind === "case") cases.push(item.object);
      else if (item.object.kind === "run") runs.push(item.object);
      else if (item.object.kind === "record") records.push(item.object);
    }
  }
  return { tools, cases, runs, records, rejects };
}

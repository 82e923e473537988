import type { CaseObject, RecordObject, RunObject, ToolObject } from "../../../lib/grading/model.ts";
import type { ImportItem, Reject } from "../../../lib/importers/importer.ts";

type Sorted = {
  readonly tools: ToolObject[];
  readonly cases: CaseObject[];
  readonly runs: RunObject[];
  readonly records: RecordObject[];
  readonly rejects: Reject[];
};

/** What an importer gave, by kind. */
export function objectsOf(items: readonly ImportItem[]): Sorted {
  const sorted: Sorted = { tools: [], cases: [], runs: [], records: [], rejects: [] };
  for (const item of items) {
    if (item.type === "reject") sorted.rejects.push(item.reject);
    else if (item.object.kind === "tool") sorted.tools.push(item.object);
    else if (item.object.kind === "case") sorted.cases.push(item.object);
    else if (item.object.kind === "run") sorted.runs.push(item.object);
    else if (item.object.kind === "record") sorted.records.push(item.object);
  }
  return sorted;
}

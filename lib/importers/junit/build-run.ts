import { bareRun } from "../../grading/bare-run.ts";
import type { RunObject } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { fileStem } from "../transcript/file-stem.ts";
import { utcTime } from "../utc-time.ts";
import type { Suite } from "./report-parser.ts";

/**
 * The run that a report is of: one a file, named after the property `run_id` of a suite, else after the outermost
 * suite that has a name and the first time that stands there, else after the file. `first` are the suites around the
 * report's first test, `suites` those around the test in question.
 */
export function buildRun(file: string, first: readonly Suite[], suites: readonly Suite[]): RunObject {
  const stated = suites.findLast((suite) => suite.properties.get("run_id"))?.properties.get("run_id");
  const name = first.find(({ attributes }) => attributes.name)?.attributes.name ?? null;
  const time = first.find(({ attributes }) => attributes.timestamp)?.attributes.timestamp ?? null;
  const runId = stated ?? (time === null ? fileStem(file) : name === null ? time : `${name} ${time}`);
  return {
    ...bareRun(runId),
    startedAt: time === null ? null : utcTime(time),
    labels: name === null ? null : (JSON.stringify({ suite: name }) as JsonText),
  };
}

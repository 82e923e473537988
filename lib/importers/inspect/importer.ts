import { headObjects } from "../head-objects.ts";
import type { Importer } from "../importer.ts";
import { JsonMembers } from "../json-members.ts";
import { INSPECT_ARCHIVE } from "./archive-form.ts";
import { LogReader } from "./log-reader.ts";

/** Logs of Inspect AI: `.eval` archives and `.json` documents. */
export const inspectImporter: Importer = {
  name: "inspect",
  title: "Inspect AI logs (.eval and .json)",
  takes: [
    "An evaluation is a run: its eval_id is the run id (of older logs run_id/task_id); the task is its label. Record ids are run/sample id/epoch.",
    "A sample is a record of the case that its id names, the epoch is the trial. Samples in chunks are put together; message pools and attachments are resolved.",
    "Calls of assistant messages. Where a model event holds the provider's raw response (Chat Completions, Responses) with the one call of the same id and name, its argument text is taken byte for byte; else the object in the log, marked as parsed by the provider.",
    "attachment://… inside arguments is replaced by the literal that it stands for, all else stays as written; resolved_attachments beside the call names what was replaced.",
    "parse_error of a call is kept beside it; where the raw text is not in the log the call then has no arguments. Results by tool_call_id, by position where ids repeat or are missing; a tool's error with its type.",
    "Scores C and I, 1 and 0, true and false as the harness verdict, where the scorers that say so agree; every scorer's value is in the reason.",
    "A sample's error, a limit that stopped it, and attachments or messages that the log lacks are the record's error, so that it is not graded.",
    "Tools as the model events list them and each sample's input as that of its case: what you state of them yourself wins over both.",
    "Tokens, cost, times, the last text of the assistant. NaN and Infinity are read as null outside of arguments.",
  ],
  cannotTell: [
    "Which calls were expected: Inspect records none. Give the cases as native YAML beside the log, each with the sample's id as its case_id.",
    "Which tools have side effects: declare them in YAML or in the browser.",
    "The exact argument text where the log holds no raw response of the provider: Python has read and written the object anew.",
  ],
  framing: { streams: ["samples"] },
  archive: INSPECT_ARCHIVE,
  detect(head) {
    for (const one of headObjects(head)) {
      const start = one.start("eval");
      if (one.start("version") === -1 || one.start("status") === -1 || head.text[start] !== "{") continue;
      if (new JsonMembers(head.text, start).start("task") !== -1) {
        return { certainty: "certain", why: "a log with version, status and the eval's task" };
      }
    }
    return null;
  },
  createReader: () => new LogReader(),
};

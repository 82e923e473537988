import { nativeImporter } from "../../../lib/importers/native/importer.ts";
import type { CaseName } from "../../../lib/observer/case-name.ts";
import type { Observing } from "../../../lib/observer/observing.ts";
import { Recorder } from "../../../lib/observer/recorder.ts";
import { objectsOf } from "../importers/objects-of.ts";
import { readText } from "../importers/read-text.ts";
import { recordedLines } from "./recorded-lines.ts";

/** An observer's other end: what it recorded, as the native importer reads it, and what it said went wrong. */
export function observeInto(at: CaseName = { runId: "r", caseId: "c", trial: 0 }) {
  const output = recordedLines();
  const problems: string[] = [];
  const onError = ({ message }: Error) => problems.push(message);
  const recorder = new Recorder({ output, onError });
  const observing: Observing = { recorder, caseOf: () => at, onError };
  return {
    observing,
    problems,
    async read() {
      await recorder.close();
      const { rejects, records, tools } = objectsOf(readText(nativeImporter, ...output.lines));
      if (rejects.length > 0) throw new Error(JSON.stringify(rejects));
      return { records, tools, calls: records.flatMap(({ toolCalls }) => toolCalls), lines: output.lines };
    },
  };
}

import path from "node:path";
import { fileOutput } from "../observer/file-output.ts";
import type { RecordOutput } from "../observer/record-output.ts";
import { suiteOutput } from "./observe-suite-output.ts";
import { plainLine } from "./plain-line.ts";

type Options = {
  readonly out: string | null;
  readonly suite: string | null;
  readonly runId: string;
  readonly say: (text: string) => void;
  readonly warn: (text: string) => void;
};

/** Where records go, in words that say so, and what to type when they are there. */
export type ObserveTarget = { readonly output: RecordOutput; readonly where: string; readonly next: string };

/** Opens the file or the suite that observed calls go to. */
export async function observeTarget({ out, suite, runId, say, warn }: Options): Promise<ObserveTarget> {
  if (suite !== null) {
    const output = await suiteOutput({ suite, runId, say, warn });
    const where = `the suite “${plainLine(suite)}”`;
    return { output, where, next: "npm start, then open the suite" };
  }
  const file = out ?? `${runId.replace(/[^\w.-]+/g, "-").slice(0, 100)}.ndjson`;
  const output = fileOutput(file);
  if (output.recovered > 0) {
    say(`${output.recovered} records of a process that was killed were written into ${plainLine(file)}.`);
  }
  const next = `npm run claimcheck -- import ${quoted(path.resolve(file))} --suite NAME`;
  return { output, where: plainLine(file), next };
}

function quoted(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

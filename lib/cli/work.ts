import { type ChunkProgress, workRegrades } from "../commands/regrading/work-regrades.ts";
import { openDatabase } from "../db/database.ts";
import type { RunCommand } from "./command.ts";
import { parseOptions } from "./parse-options.ts";
import { plainLine } from "./plain-line.ts";
import { WorkProgress } from "./work-progress.ts";

const HELP = `Usage: claimcheck work [--once]

Works on regrades in the background, beside the server and any number of other workers on the same database, until
Ctrl-C, which stops it at the next safe point (a killed worker loses nothing: others do its part again).

  --once   end when no regrade is left`;

/** `claimcheck work`: one more worker. */
export const work: RunCommand = async (args, { out, err, signal }) => {
  const { options } = parseOptions(args, { once: "boolean", help: "boolean" });
  if (options.help) {
    out.line(HELP);
    return 0;
  }
  const database = await openDatabase();
  const progress = new WorkProgress(err);
  let records = 0;
  let calls = 0;
  try {
    progress.say(options.once ? "working on what is ordered" : "waiting for work; Ctrl-C ends it");
    await workRegrades({
      signal,
      once: options.once,
      onChunk: (chunk: ChunkProgress) => {
        records += chunk.records;
        calls += chunk.calls;
        progress.show(chunk);
      },
      onError: (error) => progress.say(plainLine(`tried again: ${error.message}`)),
    });
  } finally {
    progress.end();
    await database.close();
  }
  out.line(
    `graded ${records.toLocaleString("en")} records with ${calls.toLocaleString("en")} calls${signal.aborted ? "; stopped" : ""}`,
  );
  return 0;
};

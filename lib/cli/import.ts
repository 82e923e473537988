import { filesInput } from "../commands/ingest/files-input.ts";
import { ingestAnswer } from "../commands/ingest/ingest-answer.ts";
import { readAnything } from "../commands/ingest/read-anything.ts";
import { recordedBy } from "../commands/ingest/recorded-by.ts";
import { sourceNamed } from "../commands/ingest/source-named.ts";
import { ingestStream } from "../commands/ingest-stream.ts";
import { openDatabase } from "../db/database.ts";
import type { RunCommand } from "./command.ts";
import { IMPORT_HELP } from "./import-help.ts";
import { ImportProgress } from "./import-progress.ts";
import { openInput } from "./open-input.ts";
import { parseOptions } from "./parse-options.ts";
import { readMapping } from "./read-mapping.ts";
import { summarizeIngest } from "./summarize-ingest.ts";

const OPTIONS = {
  suite: "string",
  format: "string",
  mapping: "string",
  source: "string",
  replace: "boolean",
  json: "boolean",
  help: "boolean",
  h: "boolean",
} as const;

/** `claimcheck import`: files into the database, beside a running server or without one. */
export const importFiles: RunCommand = async (args, { out, err, signal }) => {
  const { paths, options } = parseOptions(args, OPTIONS);
  if (options.help || options.h) {
    out.line(IMPORT_HELP);
    return 0;
  }
  const source = options.source === null ? null : sourceNamed(options.source);
  const opened = await openInput(paths, options.format, signal, await readMapping(options.mapping));
  try {
    const files = filesInput(opened.files);
    const input = source === null ? files : recordedBy(files, source);
    const database = await openDatabase();
    const progress = new ImportProgress(err);
    try {
      const result = await ingestStream(input, {
        suite: options.suite,
        replace: options.replace,
        via: "cli",
        actor: "command line",
        signal,
        onProgress: (now) => progress.show(now),
      });
      progress.end();
      out.line(options.json ? JSON.stringify(ingestAnswer(result)) : summarizeIngest(result));
      if (!readAnything(result.counts)) return 2;
      return result.rejects.total + result.conflicts.total > 0 ? 1 : 0;
    } finally {
      progress.end();
      await database.close();
    }
  } finally {
    await opened.close();
  }
};

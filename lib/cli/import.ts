import { parseArgs } from "node:util";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { filesInput } from "../commands/ingest/files-input.ts";
import type { IngestResult } from "../commands/ingest/ingest-result.ts";
import { ingestStream } from "../commands/ingest-stream.ts";
import { openDatabase } from "../db/database.ts";
import { openSource } from "../sources/open-source.ts";
import { IMPORT_HELP } from "./import-help.ts";
import { ProgressLine } from "./progress-line.ts";
import { spoolStandardInput } from "./spool-standard-input.ts";
import { summarizeIngest } from "./summarize-ingest.ts";

/** `claimcheck import`: returns the exit status. */
export async function runImport(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args);
  if (values.help) {
    process.stdout.write(IMPORT_HELP);
    return 0;
  }
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once("SIGINT", interrupt);
  process.once("SIGTERM", interrupt);
  const spooled = positionals.includes("-") ? await spoolStandardInput() : null;
  try {
    const files = await openSource(
      positionals.map((path) => (path === "-" && spooled ? spooled.path : path)),
    );
    const named = files.map((file) =>
      file.path === spooled?.path ? { ...file, name: "standard input" } : file,
    );
    const input = await filesInput(named, values.format ?? null);
    const database = await openDatabase();
    const line = new ProgressLine(process.stderr);
    try {
      const result = await ingestStream(input, {
        suite: values.suite ?? null,
        replace: values.replace ?? false,
        via: "cli",
        actor: "command line",
        signal: stop.signal,
        onProgress: (progress) => line.show(progress),
      });
      line.end();
      process.stdout.write(
        values.json ? `${JSON.stringify(forPrograms(result))}\n` : summarizeIngest(result),
      );
      return exitStatus(result);
    } finally {
      line.end();
      await database.close();
    }
  } finally {
    process.off("SIGINT", interrupt);
    process.off("SIGTERM", interrupt);
    await spooled?.remove();
  }
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        suite: { type: "string" },
        format: { type: "string" },
        replace: { type: "boolean" },
        json: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new ClaimcheckError("usage", `${(error as Error).message}. See claimcheck import --help.`);
  }
}

function forPrograms({ rejects, conflicts, ...rest }: IngestResult) {
  return {
    ...rest,
    rejects: rejects.total,
    conflicts: conflicts.total,
    first_rejects: rejects.first.map(({ file, line, path, code, message }) => ({
      file,
      line,
      path,
      code,
      message,
    })),
    first_conflicts: conflicts.first,
  };
}

function exitStatus({ counts, rejects, conflicts }: IngestResult): number {
  const { suite, tool, case: cases, run, record, label } = counts;
  const read = [suite, tool, cases, run, record, label].reduce((sum, kind) => sum + kind.read, 0);
  if (read === 0) return 2;
  return rejects.total + conflicts.total > 0 ? 1 : 0;
}

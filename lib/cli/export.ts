import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline as join, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { nativeChunks } from "../exports/native/native-chunks.ts";
import { chooseExport } from "../queries/exports/choose-export.ts";
import { readSuiteObjects } from "../queries/exports/read-suite-objects.ts";
import { getScope } from "../queries/get-scope.ts";
import type { RunCommand } from "./command.ts";
import { ExportProgress } from "./export-progress.ts";
import { parseOptions } from "./parse-options.ts";
import { withSuite } from "./with-suite.ts";

const HELP = `Usage: claimcheck export --suite S [--runs A,B] [--out FILE] [--gzip]

Writes a suite in the native format, as one stream that import reads back anywhere: options, tools, cases (each as it
is in effect now), runs, records with every argument text as it came, and labels. Samples are not part of it.

  --suite S    the suite
  --runs A,B   only these runs and their records; ~newest and ~last12 mean the newest ones (default all)
  --out FILE   where to (default -, standard output); FILE appears when it is whole
  --gzip       compressed

Exit status: 0 all is written, 2 nothing could be, 130 interrupted.`;

const OPTIONS = {
  suite: "string",
  runs: "string",
  out: "string",
  gzip: "boolean",
  help: "boolean",
} as const;

/** `claimcheck export`: a suite in the native format. */
export const exportSuite: RunCommand = async (args, { out, err, signal }) => {
  const { paths, options } = parseOptions(args, OPTIONS);
  if (options.help) {
    out.line(HELP);
    return 0;
  }
  if (paths.length > 0) throw new ClaimcheckError("usage", `What is "${paths[0]}"? See --help.`);
  const file = options.out === null || options.out === "-" ? null : options.out;
  if (file === null && options.gzip && process.stdout.isTTY) {
    throw new ClaimcheckError("usage", "A terminal can't show compressed data: name a file with --out.");
  }
  return withSuite(options.suite, async (suite) => {
    const search = options.runs === null ? {} : { runs: options.runs };
    const scope = await getScope(encodeURIComponent(suite.name), search);
    const progress = new ExportProgress(err);
    const objects = readSuiteObjects({ ...chooseExport(scope), signal });
    const chunks = nativeChunks(objects, (batch) => progress.add(batch));
    try {
      if (file === null) await toStdout(chunks, options.gzip);
      else await toFile(chunks, file, options.gzip);
    } finally {
      progress.clear();
      // Where nobody reads any more, the snapshot is let go before the database closes.
      await chunks.return(undefined);
    }
    progress.end(file ?? "standard output");
    return 0;
  });
};

async function toFile(chunks: AsyncIterable<Uint8Array>, file: string, gzip: boolean): Promise<void> {
  const part = `${file}.part`;
  try {
    const target = createWriteStream(part);
    await (gzip
      ? pipeline(Readable.from(chunks), createGzip(), target)
      : pipeline(Readable.from(chunks), target));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    if (error instanceof ClaimcheckError) throw error;
    const { syscall, message } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    throw new ClaimcheckError("unreadable", `${file} can't be written: ${message}`, { cause: error });
  }
}

/** Ends without a word where the reader went away (`| head`). */
async function toStdout(chunks: AsyncIterable<Uint8Array>, gzip: boolean): Promise<void> {
  let closed = false;
  const onError = () => {
    closed = true;
  };
  process.stdout.on("error", onError);
  try {
    const source = Readable.from(chunks);
    const written = gzip ? join(source, createGzip(), () => undefined) : source;
    for await (const chunk of written) {
      if (closed) break;
      if (!process.stdout.write(chunk)) {
        await Promise.race([once(process.stdout, "drain"), once(process.stdout, "close")]).catch(onError);
      }
    }
  } finally {
    process.stdout.off("error", onError);
  }
}

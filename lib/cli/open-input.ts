import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { ClaimcheckError } from "../claimcheck-error.ts";
import type { Importer } from "../importers/importer.ts";
import { openSource } from "../sources/open-source.ts";
import { recognizeFiles } from "../sources/recognize-files.ts";
import type { RecognizedFile } from "../sources/recognized-file.ts";
import type { SourceFile } from "../sources/source-file.ts";

/** The files behind the paths, recognized; `-` is standard input, kept in a file until `close`, since it is read twice. */
export type Input = {
  readonly files: readonly RecognizedFile[];
  readonly bytes: number;
  close(): Promise<void>;
};

/**
 * `tables` are the importers that mappings of columns make.
 *
 * @throws ClaimcheckError where a path can't be read, `format` is unknown, or no file at all was recognized.
 */
export async function openInput(
  paths: readonly string[],
  format: string | null,
  signal: AbortSignal,
  tables: readonly Importer[] = [],
): Promise<Input> {
  let folder: string | null = null;
  const close = async () => {
    if (folder !== null) await rm(folder, { recursive: true, force: true });
  };
  try {
    const sources: SourceFile[] = [];
    if (paths.length === 0) sources.push(...(await openSource([])));
    for (const path of paths) {
      if (path !== "-") sources.push(...(await openSource([path])));
      else if (folder === null) {
        folder = await mkdtemp(join(tmpdir(), "claimcheck-"));
        sources.push(await spool(join(folder, "stdin"), signal));
      }
    }
    const files = await recognizeFiles(sources, format, tables);
    const first = files[0];
    if (first !== undefined && files.every((file) => file.importer === null)) {
      throw new ClaimcheckError("not_recognized", `${first.file.name} was not read: ${first.reason}.`);
    }
    return { files, bytes: sources.reduce((sum, source) => sum + source.size, 0), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function spool(path: string, signal: AbortSignal): Promise<SourceFile> {
  try {
    await pipeline(process.stdin, createWriteStream(path), { signal });
  } catch (error) {
    if (signal.aborted) throw new ClaimcheckError("interrupted", "Reading was interrupted.");
    throw new ClaimcheckError("unreadable", `Standard input can't be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
  return { path, name: "stdin", size: (await stat(path)).size, named: true };
}

import { type Entry, fromBufferPromise, getFileNameLowLevel, openPromise, type ZipFile } from "yauzl";
import { BrokenInput } from "./broken-input.ts";
import type { ZipEntry } from "./zip-entry.ts";

const MOST_ENTRIES = 100_000;
/** Names and sizes are checked here, so that one that is wrong does not cost the others. */
const OPTIONS = { autoClose: false, decodeStrings: false, validateEntrySizes: false } as const;

/** An open zip archive. */
export class ZipArchive {
  readonly #zip: ZipFile;

  private constructor(zip: ZipFile) {
    this.#zip = zip;
  }

  /**
   * Opens the archive at a path, or in memory.
   *
   * @throws BrokenInput where it has no directory at its end.
   */
  static async open(source: string | Buffer): Promise<ZipArchive> {
    try {
      const zip =
        typeof source === "string"
          ? await openPromise(source, OPTIONS)
          : await fromBufferPromise(source, OPTIONS);
      return new ZipArchive(zip);
    } catch (error) {
      throw new BrokenInput("broken_zip", damaged(error), error);
    }
  }

  /** The files that the directory lists, in its order; `problem` says why it could not be read to its end. */
  async entries(): Promise<{ readonly entries: readonly ZipEntry[]; readonly problem: string | null }> {
    const entries: ZipEntry[] = [];
    let problem: string | null = null;
    try {
      for await (const entry of this.#zip.eachEntry()) {
        if (entries.length === MOST_ENTRIES) {
          problem = `it is a zip archive of more than ${MOST_ENTRIES.toLocaleString("en")} files, of which no more were read: split it`;
          break;
        }
        const name = nameOf(entry);
        if (!name.endsWith("/")) {
          entries.push({ name, compressedSize: entry.compressedSize, directoryEntry: entry });
        }
      }
    } catch (error) {
      problem = damaged(error);
    }
    return { entries, problem };
  }

  /** An entry's bytes as they lie in the archive. */
  async *packed(entry: ZipEntry): AsyncGenerator<Buffer> {
    const stream = await this.#zip.openReadStreamPromise(entry.directoryEntry, { decodeFileData: false });
    yield* stream as AsyncIterable<Buffer>;
  }

  close(): void {
    this.#zip.close();
  }
}

function nameOf(entry: Entry): string {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
}

function damaged(error: unknown): string {
  return `it is a zip archive whose directory is damaged or was cut off (${(error as Error).message}): make it anew`;
}

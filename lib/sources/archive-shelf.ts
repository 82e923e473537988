import { BrokenInput } from "./broken-input.ts";
import type { ByteSource } from "./byte-source.ts";
import { entryBytes } from "./entry-bytes.ts";
import { fileBytes } from "./file-bytes.ts";
import type { SourceFile } from "./source-file.ts";
import { ZipArchive } from "./zip-archive.ts";
import type { ZipEntry } from "./zip-entry.ts";

/** An archive in an archive is unpacked in memory. */
const LARGEST_INNER = 256 * 1024 * 1024;

type Open = { readonly path: string; readonly outer: ZipEntry | null; readonly archive: ZipArchive };

/** Opens files, those in archives included, and keeps the archive that was used last open until `close`. */
export class ArchiveShelf {
  #last: Open | null = null;

  async bytes(file: SourceFile): Promise<ByteSource> {
    if (file.inside === undefined) return fileBytes(file.path, file.end);
    const archive = await this.archive(file.path, file.inside.outer);
    return entryBytes(archive, file.inside.entry);
  }

  /** The archive at `path`, or that which is its entry `outer`. */
  async archive(path: string, outer: ZipEntry | null): Promise<ZipArchive> {
    const last = this.#last;
    if (last?.path === path && last.outer === outer) return last.archive;
    this.close();
    let archive = await ZipArchive.open(path);
    if (outer !== null) {
      try {
        const bytes = await wholeOf(entryBytes(archive, outer));
        archive.close();
        archive = await ZipArchive.open(bytes);
      } catch (error) {
        archive.close();
        throw error;
      }
    }
    this.#last = { path, outer, archive };
    return archive;
  }

  close(): void {
    this.#last?.archive.close();
    this.#last = null;
  }
}

async function wholeOf(source: ByteSource): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of source.open()) {
    length += chunk.length;
    if (length > LARGEST_INNER) {
      const message =
        "it is an archive of more than 256 MiB inside an archive: take it out and send it alone";
      throw new BrokenInput("too_large", message);
    }
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

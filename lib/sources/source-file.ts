import type { ZipEntry } from "./zip-entry.ts";

/** One file to read: where it lies, how it is shown, and its size on disk in bytes. */
export type SourceFile = {
  readonly path: string;
  /** Shown in rejects and progress; never opened. */
  readonly name: string;
  readonly size: number;
  /** The person named this very file (it was not found by walking a folder or in an archive). */
  readonly named: boolean;
  /** Only so many of its first bytes are read: the rest is still being written. */
  readonly end?: number;
  /** Of a file in the zip archive at `path`: its entry, and the entry of the archive that it lies in, where that lies in another. */
  readonly inside?: { readonly entry: ZipEntry; readonly outer: ZipEntry | null };
};

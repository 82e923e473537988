import type { Entry } from "yauzl";

/** One file in a zip archive, as the archive's directory lists it. */
export type ZipEntry = {
  /** Shown, never opened: it may be absolute or lead out of its folder. */
  readonly name: string;
  readonly compressedSize: number;
  readonly directoryEntry: Entry;
};

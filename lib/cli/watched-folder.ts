import { stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { listFolder } from "../sources/list-folder.ts";
import type { SourceFile } from "../sources/source-file.ts";

/** A file of the folder, as it was when it was last looked at. Times are of one clock, in milliseconds. */
export type WatchedFile = {
  readonly source: SourceFile;
  /** Size and time of the last change: equal where nothing has changed. */
  readonly state: string;
  /** Since when it has been so. */
  readonly since: number;
  readonly firstSeen: number;
  /** It was there at the first look. */
  readonly atStart: boolean;
};

/** What programs write to before they rename it. */
const UNFINISHED = /(?:\.(?:part|partial|tmp|temp|crdownload|download|swp|lock)|~)$/i;

/**
 * The files of a folder and those below it, looked at again and again: that works on every file system, network drives
 * included, where notices of changes don't come. Dot files and unfinished downloads are left out.
 */
export class WatchedFolder {
  readonly #folder: string;
  #files = new Map<string, WatchedFile>();
  #looked = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The files in name order. Throws where the folder, or one in it, can't be read now. */
  async look(now: number): Promise<readonly WatchedFile[]> {
    const files = new Map<string, WatchedFile>();
    for (const source of await listFolder(this.#folder, basename(resolve(this.#folder)))) {
      if (UNFINISHED.test(source.name)) continue;
      const facts = await stat(source.path).catch(() => null);
      if (facts === null) continue;
      const before = this.#files.get(source.path);
      const state = `${facts.size} ${facts.mtimeMs}`;
      const unchanged = before?.state === state;
      // What was there before the first look has been still since its last change; a clock that runs ahead counts as now.
      const since = unchanged ? before.since : before === undefined ? Math.min(now, facts.mtimeMs) : now;
      const firstSeen = before?.firstSeen ?? now;
      files.set(source.path, {
        source: { ...source, size: facts.size },
        state,
        since,
        firstSeen,
        atStart: before?.atStart ?? !this.#looked,
      });
    }
    this.#files = files;
    this.#looked = true;
    return [...files.values()];
  }
}

import { createHash } from "node:crypto";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { checkSuiteName } from "../commands/ingest/check-suite-name.ts";
import { filesInput } from "../commands/ingest/files-input.ts";
import type { IngestProgress } from "../commands/ingest/ingest-progress.ts";
import { ingestStream } from "../commands/ingest-stream.ts";
import { type OpenDatabase, openDatabase } from "../db/database.ts";
import { isStreamIngested } from "../queries/is-stream-ingested.ts";
import { readObjects } from "../sources/read-objects.ts";
import { recognizeFiles } from "../sources/recognize-files.ts";
import type { RecognizedFile } from "../sources/recognized-file.ts";
import { wholeLinesEnd } from "../sources/whole-lines-end.ts";
import { plainLine } from "./plain-line.ts";
import { watchLine } from "./watch-line.ts";
import type { WatchedFile } from "./watched-folder.ts";

type Options = {
  readonly suite: string;
  readonly format: string | null;
  readonly replace: boolean;
  /** A file that has not changed for so long is taken, in milliseconds. */
  readonly stillMs: number;
  readonly signal: AbortSignal;
  readonly say: (line: string) => Promise<void>;
  readonly onProgress?: ((progress: IngestProgress) => void) | undefined;
};

/** What became of a file. `state`: of the file as it was then. */
type Taken = {
  state: string;
  /** All of it was taken, or can't be. */
  whole: boolean;
  /** How many of its first bytes were. */
  end: number;
  at: number;
  tookMs: number;
  /** Not tried again before, after a failure that may pass. */
  retryAt: number;
  said: string;
};

type Recognized = { readonly file: WatchedFile; readonly parts: readonly RecognizedFile[] };

/** A growing file is taken again after so many times the still time, and so many times what taking it took. */
const GROWING = 3;
const SPARING = 5;
/** An unfinished last line, and formats whose files complete each other, are waited for so many times longer. */
const PATIENCE = 10;
const RETRY_MS = 30_000;

/**
 * Takes files of a folder into a suite as they come to rest; growing NDJSON already up to its last whole line. It
 * remembers what it took only while it lives: a whole stream that the store has already is known there by its hash.
 */
export class Watcher {
  readonly #options: Options;
  readonly #taken = new Map<string, Taken>();
  #database: OpenDatabase | null = null;
  #already = 0;

  constructor(options: Options) {
    checkSuiteName(options.suite);
    this.#options = options;
  }

  /** Opens the database where it is not open; throws where it can't be. */
  async open(): Promise<void> {
    this.#database ??= await openDatabase();
  }

  async close(): Promise<void> {
    const database = this.#database;
    this.#database = null;
    await database?.close();
  }

  /** Takes what is due of `files`, one import after the other. Throws `interrupted` alone. */
  async take(files: readonly WatchedFile[], now: number): Promise<void> {
    const due = files.filter((file) => this.#isDue(file, now));
    if (due.length === 0) return;
    const joined = new Set<string>();
    for (const file of due) {
      const parts = await this.#recognize(file);
      if (parts === null) continue;
      const joins = parts.find(({ importer }) => importer?.joinsFiles)?.importer;
      if (joins == null) await this.#takeOne({ file, parts }, now);
      else joined.add(joins.name);
    }
    for (const name of joined) await this.#takeJoined(name, files, now);
    if (this.#already > 0) {
      const said = this.#already === 1 ? "1 file is in already" : `${this.#already} files are in already`;
      this.#already = 0;
      await this.#options.say(said);
    }
  }

  #isDue(file: WatchedFile, now: number): boolean {
    const { stillMs } = this.#options;
    const taken = this.#taken.get(file.source.path);
    if (file.source.size === 0 || (taken && now < taken.retryAt)) return false;
    if (taken?.state === file.state && taken.whole) return false;
    const still = now - file.since;
    if (taken?.state === file.state) return still >= stillMs * PATIENCE;
    if (still >= stillMs) return true;
    const last = taken?.at ?? file.firstSeen;
    return now - last >= Math.max(stillMs * GROWING, (taken?.tookMs ?? 0) * SPARING);
  }

  async #recognize(file: WatchedFile): Promise<RecognizedFile[] | null> {
    try {
      return await recognizeFiles([file.source], this.#options.format);
    } catch (error) {
      await this.#failed([file], error);
      return null;
    }
  }

  async #takeOne({ file, parts }: Recognized, now: number): Promise<void> {
    const { stillMs } = this.#options;
    const [only] = parts;
    const { path, size } = file.source;
    const lines = parts.length === 1 && only?.framing === "ndjson" && only.file.inside === undefined;
    const still = now - file.since;
    if (!lines) {
      if (still >= stillMs) await this.#import([file], parts, true);
      return;
    }
    try {
      const end = still >= stillMs * PATIENCE ? size : await wholeLinesEnd(path, size);
      const taken = this.#taken.get(path);
      if (end <= (taken?.end ?? 0) && end < size)
        this.#note(file, { ...taken, state: file.state, whole: false, end });
      else await this.#import([file], [{ ...only, file: { ...only.file, end } }], end === size);
    } catch (error) {
      await this.#failed([file], error);
    }
  }

  /** All files of a format whose files complete each other, once none of them is being written. */
  async #takeJoined(format: string, files: readonly WatchedFile[], now: number): Promise<void> {
    const found: Recognized[] = [];
    for (const file of files) {
      if (file.source.size === 0) continue;
      const parts = await this.#recognize(file);
      if (parts?.some(({ importer }) => importer?.name === format)) found.push({ file, parts });
    }
    if (found.some(({ file }) => now - file.since < this.#options.stillMs * PATIENCE)) return;
    await this.#import(
      found.map(({ file }) => file),
      found.flatMap(({ parts }) => parts),
      true,
    );
  }

  async #import(
    files: readonly WatchedFile[],
    parts: readonly RecognizedFile[],
    whole: boolean,
  ): Promise<void> {
    const { suite, replace, signal, onProgress } = this.#options;
    const begun = performance.now();
    try {
      await this.open();
      const input = filesInput(parts);
      const first = files.every(({ source, atStart }) => atStart && !this.#taken.has(source.path));
      if (first && (await this.#isIn(parts))) {
        this.#already += files.length;
        this.#done(files, parts, whole, begun);
        return;
      }
      const result = await ingestStream(input, {
        suite,
        replace,
        via: "cli",
        actor: "watch",
        signal,
        onProgress,
      });
      this.#done(files, parts, whole, begun);
      await this.#options.say(watchLine(nameOf(files), result));
    } catch (error) {
      await this.#failed(files, error);
    }
  }

  /** Whether the store has the very stream: then nothing is written, not even into the history. */
  async #isIn(parts: readonly RecognizedFile[]): Promise<boolean> {
    const hash = createHash("sha256");
    const { suite, signal } = this.#options;
    for await (const _ of readObjects(parts, { pass: "definitions", hash, signal }));
    return isStreamIngested(suite, hash.digest("hex"));
  }

  #done(
    files: readonly WatchedFile[],
    parts: readonly RecognizedFile[],
    whole: boolean,
    begun: number,
  ): void {
    const tookMs = performance.now() - begun;
    for (const file of files) {
      this.#note(file, { whole, tookMs, end: parts[0]?.file.end ?? file.source.size });
    }
  }

  /** Says it once, and tries again later where it may pass: a file that is locked, a database that is gone. */
  async #failed(files: readonly WatchedFile[], error: unknown): Promise<void> {
    const { signal, say } = this.#options;
    if (signal.aborted)
      throw new ClaimcheckError("interrupted", "The watch was interrupted.", { cause: error });
    const code = error instanceof ClaimcheckError ? error.code : null;
    if (code === "database") await this.close().catch(() => undefined);
    const message = plainLine(error instanceof Error ? error.message : String(error));
    const final = code === "not_recognized" || code === "too_large" || code === null;
    const said = `${nameOf(files)}: ${message}${final ? "" : ` Tried again in ${RETRY_MS / 1000} s.`}`;
    const again = files.some(({ source }) => this.#taken.get(source.path)?.said !== said);
    for (const file of files) {
      this.#note(file, { whole: final, said, retryAt: final ? 0 : Date.now() + RETRY_MS });
    }
    if (again) await say(said);
  }

  #note(file: WatchedFile, what: Partial<Taken>): void {
    this.#taken.set(file.source.path, {
      state: file.state,
      whole: true,
      end: file.source.size,
      at: Date.now(),
      tookMs: 0,
      retryAt: 0,
      said: "",
      ...what,
    });
  }
}

function nameOf(files: readonly WatchedFile[]): string {
  const [first] = files;
  const more = files.length > 1 ? ` and ${files.length - 1} more` : "";
  return `${plainLine(first?.source.name ?? "")}${more}`;
}

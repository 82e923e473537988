import { createWriteStream, type WriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { ClaimcheckError } from "../claimcheck-error.ts";
import type { SourceFile } from "../sources/source-file.ts";
import { MultipartParser } from "./multipart-parser.ts";
import { uploadsDir } from "./uploads-dir.ts";

type Upload = {
  readonly body: ReadableStream<Uint8Array> | null;
  readonly contentType: string;
  /** Shown for a body that is one file; parts of several carry their own names. */
  readonly name: string;
  /** The form field that holds the files of a multipart body. */
  readonly field: string;
  /** Form fields that are kept as text beside the files. */
  readonly textFields?: readonly string[];
  readonly limit: number;
  readonly signal: AbortSignal;
};

export type Spooled = {
  readonly files: readonly SourceFile[];
  /** By field, in the order in which they came. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  remove(): Promise<void>;
};

const LONGEST_TEXT = 1 << 20;

/** Named for this process, so that a later one knows what a dead one left; files have names of our own in it. */
async function makeFolder(): Promise<string> {
  await mkdir(uploadsDir(), { recursive: true });
  return mkdtemp(join(uploadsDir(), `upload-${process.pid}-`));
}

/**
 * Writes an upload to disk as it came, since it is read twice. A multipart body becomes one file a part, in the
 * order of their names. Throws `too_large` past the limit, `unreadable` where the body is broken or breaks off.
 */
export async function spoolUpload(upload: Upload): Promise<Spooled> {
  const folder = await makeFolder();
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const boundary = /^multipart\/form-data\b.*;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(
      upload.contentType,
    );
    const texts = new Map<string, string[]>();
    const files = boundary
      ? await spoolParts(upload, folder, boundary[1] ?? boundary[2] ?? "", texts)
      : await spoolOne(upload, folder);
    if (files.every(({ size }) => size === 0)) {
      throw new ClaimcheckError("unreadable", "The body is empty: send the file's content as the body.");
    }
    return { files, texts, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function spoolOne(upload: Upload, folder: string): Promise<SourceFile[]> {
  const file = new PartFile(join(folder, "0"), upload.name);
  try {
    for await (const chunk of chunksOf(upload)) await file.write(chunk);
  } finally {
    await file.close();
  }
  return [file.source()];
}

async function spoolParts(
  upload: Upload,
  folder: string,
  boundary: string,
  texts: Map<string, string[]>,
): Promise<SourceFile[]> {
  const parser = new MultipartParser(boundary);
  const files: PartFile[] = [];
  let open: PartFile | TextPart | null = null;
  try {
    for await (const chunk of chunksOf(upload)) {
      for (const event of parser.push(chunk)) {
        if (event.type === "data") await open?.write(event.chunk);
        else {
          await open?.close();
          open = null;
          if (event.name !== null && upload.textFields?.includes(event.name)) {
            open = new TextPart(event.name, texts);
          }
          if (event.name !== upload.field) continue;
          open = new PartFile(join(folder, String(files.length)), decodedName(event.filename));
          files.push(open);
        }
      }
    }
    parser.end();
  } finally {
    await open?.close();
  }
  if (files.length === 0) {
    throw new ClaimcheckError(
      "unreadable",
      `The form holds no file: files are sent in the field "${upload.field}".`,
    );
  }
  return files.map((file) => file.source()).sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

async function* chunksOf({ body, limit, signal }: Upload): AsyncGenerator<Buffer> {
  if (!body) return;
  let total = 0;
  try {
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      total += chunk.length;
      if (total > limit) throw tooLarge(limit);
      yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    }
  } catch (error) {
    if (error instanceof ClaimcheckError) throw error;
    throw new ClaimcheckError("interrupted", "The upload broke off before its end.", { cause: error });
  }
  if (signal.aborted) throw new ClaimcheckError("interrupted", "The upload broke off before its end.");
}

export function tooLarge(limit: number): ClaimcheckError {
  return new ClaimcheckError(
    "too_large",
    `The body is larger than ${limit.toLocaleString("en")} bytes. Send it gzipped or in parts, import it from the command line, or raise CLAIMCHECK_MAX_BODY.`,
  );
}

class TextPart {
  private readonly name: string;
  private readonly texts: Map<string, string[]>;
  private readonly parts: Buffer[] = [];
  private size = 0;

  constructor(name: string, texts: Map<string, string[]>) {
    this.name = name;
    this.texts = texts;
  }

  async write(chunk: Buffer): Promise<void> {
    this.size += chunk.length;
    if (this.size > LONGEST_TEXT) {
      throw new ClaimcheckError("too_large", `The form's field "${this.name}" is longer than 1 MiB.`);
    }
    this.parts.push(Buffer.from(chunk));
  }

  async close(): Promise<void> {
    this.texts.set(this.name, [
      ...(this.texts.get(this.name) ?? []),
      Buffer.concat(this.parts).toString("utf8"),
    ]);
  }
}

class PartFile {
  private readonly path: string;
  private readonly name: string;
  private readonly stream: WriteStream;
  private readonly done: Promise<void>;
  private size = 0;

  constructor(path: string, name: string) {
    this.path = path;
    this.name = name;
    this.stream = createWriteStream(path, { flags: "wx" });
    this.done = finished(this.stream);
    this.done.catch(() => undefined);
  }

  async write(chunk: Buffer): Promise<void> {
    this.size += chunk.length;
    if (this.stream.write(chunk)) return;
    await Promise.race([new Promise<void>((resolve) => this.stream.once("drain", resolve)), this.done]);
  }

  async close(): Promise<void> {
    this.stream.end();
    await this.done;
  }

  source(): SourceFile {
    return { path: this.path, name: this.name, size: this.size, named: true };
  }
}

function decodedName(name: string | null): string {
  try {
    return decodeURIComponent(name ?? "file") || "file";
  } catch {
    return name ?? "file";
  }
}

import type { Head, Importer, Reject } from "../importers/importer.ts";
import { BrokenInput } from "./broken-input.ts";
import type { ByteSource } from "./byte-source.ts";
import type { ElementBatch } from "./element-batch.ts";
import type { ReadOptions } from "./read-options.ts";
import { readUtf8 } from "./read-utf8.ts";
import { splitJson } from "./split-json.ts";
import { splitLines } from "./split-lines.ts";
import { splitStreams } from "./split-streams.ts";
import { splitText } from "./split-text.ts";
import { splitWhole } from "./split-whole.ts";
import type { Splitter } from "./splitter.ts";

/** The largest single object that is read, in bytes. A larger one is rejected alone. */
const ELEMENT_LIMIT = 256 * 1024 * 1024;
/** YAML is taken whole and read slowly: it is for what people write by hand. */
const YAML_LIMIT = 16 * 1024 * 1024;

export type ElementOptions = ReadOptions & {
  /** How the pieces and rejects name the file. */
  readonly name: string;
  readonly framing: Head["framing"];
  /** `document`: a top-level array is one element. Default `elements`. */
  readonly importerFraming?: Importer["framing"];
  /** Bytes; default 256 MiB. */
  readonly elementLimit?: number;
};

/**
 * A source's top-level pieces, a batch per chunk of about 1 MiB, so that no await is paid per element.
 * The same source may be read as often as wanted; memory stays at some chunks and one element.
 */
export async function* readElements(
  source: ByteSource,
  options: ElementOptions,
): AsyncGenerator<ElementBatch> {
  const { importerFraming, framing } = options;
  const streamed = typeof importerFraming === "object" && framing !== "yaml" && framing !== "text";
  if (streamed) yield* readStreams(source, options, importerFraming.streams);
  else yield* split(source, options, splitterFor(options));
}

/**
 * The file is read twice side by side, since what stands behind a document's streams belongs to what is handed over
 * before them. Only one of the two is counted, hashed and says what is broken.
 */
async function* readStreams(
  source: ByteSource,
  options: ElementOptions,
  streams: readonly string[],
): AsyncGenerator<ElementBatch> {
  const { name: file, framing, signal, elementLimit: limit = ELEMENT_LIMIT } = options;
  const common = { file, limit, streams, lines: framing === "ndjson" };
  const shells = piecesOf(split(source, { name: file, signal }, splitStreams({ ...common, want: "shells" })));
  try {
    for await (const batch of split(source, options, splitStreams({ ...common, want: "items" }))) {
      const pieces: ElementBatch = [];
      for (const piece of batch) {
        if (piece !== null) pieces.push(piece);
        else {
          const shell = await shells.next();
          if (!shell.done && shell.value !== null) pieces.push(shell.value);
        }
      }
      if (pieces.length > 0) yield pieces;
    }
  } finally {
    await shells.return(undefined);
  }
}

async function* piecesOf<T>(batches: AsyncIterable<readonly T[]>): AsyncGenerator<T, void> {
  for await (const batch of batches) yield* batch;
}

async function* split<T>(
  source: ByteSource,
  options: ReadOptions & { readonly name: string },
  splitter: { push(chunk: Buffer): T[]; end(): T[] },
): AsyncGenerator<(T | Reject)[]> {
  try {
    for await (const chunk of readUtf8(source, options)) {
      const batch = splitter.push(chunk);
      if (batch.length > 0) yield batch;
    }
  } catch (error) {
    if (!(error instanceof BrokenInput)) throw error;
    const rest: (T | Reject)[] = splitter.end();
    rest.push({
      file: options.name,
      line: lastLine(rest),
      path: null,
      code: error.code,
      message: `This file was not read to its end: ${error.reason}.`,
      source: "",
    });
    yield rest;
    return;
  }
  const rest = splitter.end();
  if (rest.length > 0) yield rest;
}

function splitterFor(options: ElementOptions): Splitter {
  const { name } = options;
  const limit = options.elementLimit ?? ELEMENT_LIMIT;
  const whole = options.importerFraming === "document";
  const isNoJson = options.framing === "text" || options.framing === "yaml";
  if (options.importerFraming === "text" && isNoJson) return splitText(name);
  switch (options.framing) {
    case "ndjson":
      return whole ? splitWhole(name, limit, null) : splitLines(name, limit);
    case "json_array":
    case "json_document":
      return whole ? splitWhole(name, limit, null) : splitJson(name, limit, true);
    case "yaml":
      return splitWhole(name, Math.min(limit, YAML_LIMIT), "yaml");
    case "text":
      return whole ? splitWhole(name, limit, null) : splitLines(name, limit);
  }
}

function lastLine(batch: readonly unknown[]): number {
  const last = batch.at(-1);
  return typeof last === "object" && last !== null && "line" in last ? Number(last.line) : 1;
}

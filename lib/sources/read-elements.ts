import type { Head, Importer } from "../importers/importer.ts";
import type { ElementBatch } from "./element-batch.ts";
import { BrokenGzip } from "./read-chunks.ts";
import type { ReadOptions } from "./read-options.ts";
import { readUtf8 } from "./read-utf8.ts";
import type { SourceFile } from "./source-file.ts";
import { splitJson } from "./split-json.ts";
import { splitLines } from "./split-lines.ts";
import { splitWhole } from "./split-whole.ts";
import type { Splitter } from "./splitter.ts";

/** The largest single object that is read, in bytes. A larger one is rejected alone. */
const ELEMENT_LIMIT = 256 * 1024 * 1024;
/** YAML is taken whole and read slowly: it is for what people write by hand. */
const YAML_LIMIT = 16 * 1024 * 1024;

export type ElementOptions = ReadOptions & {
  readonly framing: Head["framing"];
  /** `document`: a top-level array is one element. Default `elements`. */
  readonly importerFraming?: Importer["framing"];
  /** Bytes; default 256 MiB. */
  readonly elementLimit?: number;
};

/**
 * A file's top-level pieces, a batch per chunk of about 1 MiB, so that no await is paid per element.
 * The same file may be read as often as wanted; memory stays at some chunks and one element.
 */
export async function* readElements(file: SourceFile, options: ElementOptions): AsyncGenerator<ElementBatch> {
  const splitter = splitterFor(file.name, options);
  try {
    for await (const chunk of readUtf8(file.path, options)) {
      const batch = splitter.push(chunk);
      if (batch.length > 0) yield batch;
    }
  } catch (error) {
    if (!(error instanceof BrokenGzip)) throw error;
    const rest = splitter.end();
    rest.push({
      file: file.name,
      line: lastLine(rest),
      path: null,
      code: "broken_gzip",
      message: `The compressed file is damaged or was cut off (${error.message}); what came before was read.`,
      source: "",
    });
    yield rest;
    return;
  }
  const rest = splitter.end();
  if (rest.length > 0) yield rest;
}

function splitterFor(name: string, options: ElementOptions): Splitter {
  const limit = options.elementLimit ?? ELEMENT_LIMIT;
  const whole = options.importerFraming === "document";
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

function lastLine(batch: ElementBatch): number {
  return batch.at(-1)?.line ?? 1;
}

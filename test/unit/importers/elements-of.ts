import type { Importer, SourceElement } from "../../../lib/importers/importer.ts";
import { detectFraming } from "../../../lib/sources/detect-framing.ts";
import { splitJson } from "../../../lib/sources/split-json.ts";
import { splitLines } from "../../../lib/sources/split-lines.ts";
import { splitStreams } from "../../../lib/sources/split-streams.ts";
import { splitText } from "../../../lib/sources/split-text.ts";
import { splitWhole } from "../../../lib/sources/split-whole.ts";
import { textEncoding } from "../../../lib/sources/text-encoding.ts";
import { utf16ToUtf8 } from "../../../lib/sources/utf16-to-utf8.ts";
import { splitAll } from "../sources/split-all.ts";

const LIMIT = 1 << 24;

/** The pieces of a file's bytes as its importer's framing cuts them, those that could be decoded. */
export function elementsOf(bytes: Buffer, importer: Importer): SourceElement[] {
  const utf8 = toUtf8(bytes);
  const framing = detectFraming(utf8.toString("utf8"), true);
  const isNoJson = framing === "yaml" || framing === "text";
  if (importer.framing === "text" && isNoJson) return decoded(splitAll(splitText("f"), utf8));
  if (framing === "yaml") return decoded(splitAll(splitWhole("f", LIMIT, "yaml"), utf8));
  if (importer.framing === "document") return decoded(splitAll(splitWhole("f", LIMIT, null), utf8));
  if (framing === "text") return decoded(splitAll(splitLines("f", LIMIT), utf8));
  if (typeof importer.framing === "object") {
    const options = {
      file: "f",
      limit: LIMIT,
      streams: importer.framing.streams,
      lines: framing === "ndjson",
    };
    const shells = splitAll(splitStreams({ ...options, want: "shells" }), utf8);
    return decoded(
      splitAll(splitStreams({ ...options, want: "items" }), utf8).map((piece) => piece ?? shells.shift()),
    );
  }
  return decoded(splitAll(framing === "ndjson" ? splitLines("f", LIMIT) : splitJson("f", LIMIT, true), utf8));
}

function decoded(batch: readonly unknown[]): SourceElement[] {
  return batch.filter(
    (piece): piece is SourceElement => typeof piece === "object" && piece !== null && "text" in piece,
  );
}

function toUtf8(bytes: Buffer): Buffer {
  const { encoding, markLength } = textEncoding(bytes);
  const rest = bytes.subarray(markLength);
  if (encoding === "utf-8") return rest;
  const transcoder = utf16ToUtf8(encoding === "utf-16le");
  return Buffer.concat([transcoder.push(rest), transcoder.end()]);
}

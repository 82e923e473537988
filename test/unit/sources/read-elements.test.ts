import { createHash } from "node:crypto";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { ElementBatch } from "../../../lib/sources/element-batch.ts";
import { fileBytes } from "../../../lib/sources/file-bytes.ts";
import { type ElementOptions, readElements } from "../../../lib/sources/read-elements.ts";
import { readHead } from "../../../lib/sources/read-head.ts";
import { withFiles } from "./with-files.ts";

async function read(
  content: string | Uint8Array,
  options: Partial<ElementOptions> = {},
): Promise<ElementBatch> {
  return withFiles({ f: content }, async (folder) => {
    const source = fileBytes(join(folder, "f"));
    const { framing } = await readHead(source);
    const all: ElementBatch = [];
    for await (const batch of readElements(source, { name: "f", framing, ...options })) all.push(...batch);
    return all;
  });
}

const LINES = '{"a":"é😀"}\n{"b":2}\n';
const BOTH = [
  { text: '{"a":"é😀"}', line: 1, file: "f" },
  { text: '{"b":2}', line: 2, file: "f" },
];
const utf16 = (text: string, big: boolean) => {
  const bytes = Buffer.from(text, "utf16le");
  return big ? bytes.swap16() : bytes;
};

describe("readElements", () => {
  it.each([
    ["UTF-8", Buffer.from(LINES)],
    ["UTF-8 with a byte-order mark", Buffer.from(`\ufeff${LINES}`)],
    ["UTF-16 LE with a mark", utf16(`\ufeff${LINES}`, false)],
    ["UTF-16 BE with a mark", utf16(`\ufeff${LINES}`, true)],
    ["UTF-16 LE without a mark", utf16(LINES, false)],
    ["UTF-16 BE without a mark", utf16(LINES, true)],
    ["gzip", gzipSync(LINES)],
    ["gzip in two members", Buffer.concat([gzipSync(LINES.slice(0, 5)), gzipSync(LINES.slice(5))])],
    ["gzip of UTF-16", gzipSync(utf16(`\ufeff${LINES}`, false))],
  ])("reads %s", async (_, content) => {
    expect(await read(content)).toEqual(BOTH);
  });

  it("rejects half of a surrogate pair in UTF-16 with its line alone", async () => {
    const pieces = await read(utf16('\ufeff{"a":"\ud83d"}\n{"b":2}\n', false));
    expect(pieces).toMatchObject([
      { code: "not_utf8", line: 1 },
      { text: '{"b":2}', line: 2 },
    ]);
  });

  it("keeps what a cut gzip file held before the cut, and says so", async () => {
    const text = Array.from({ length: 20_000 }, (_, n) => `{"n":${n},"x":"${Math.sin(n)}"}`).join("\n");
    const bytes = gzipSync(text);
    const pieces = await read(bytes.subarray(0, bytes.length >> 1));
    expect(pieces.length).toBeGreaterThan(1000);
    expect(pieces[0]).toMatchObject({ line: 1 });
    expect(pieces.at(-1)).toMatchObject({ code: "broken_gzip" });
  });

  it("keeps what a gzip file holds before its first broken byte, and says so", async () => {
    const good = gzipSync(LINES);
    const alien = Buffer.concat([good, Buffer.from("garbage behind it")]);
    const unsound = Buffer.from(good);
    unsound.writeUInt32LE(7, good.length - 8);
    for (const bytes of [alien, unsound]) {
      const pieces = await read(bytes);
      expect(pieces.slice(0, -1)).toEqual(BOTH);
      expect(pieces.at(-1)).toMatchObject({ code: "broken_gzip" });
    }
  });

  it("keeps the members before a broken one, in whatever part of a long file that is", async () => {
    const member = (from: number) =>
      gzipSync(Array.from({ length: 9000 }, (_, n) => `{"n":${from + n},"x":"${Math.sin(n)}"}\n`).join(""));
    const broken = Buffer.concat([member(0), member(9000), Buffer.from([0x1f, 0x8b, 0xff, 0xff])]);
    const pieces = await read(broken);
    expect(pieces.length).toBe(18_001);
    expect(pieces[17_999]).toMatchObject({ text: expect.stringContaining('"n":17999,'), line: 18_000 });
    expect(pieces.at(-1)).toMatchObject({ code: "broken_gzip" });
  });

  it("reads the same file twice alike, hashing the decompressed bytes and counting those on disk", async () => {
    const compressed = gzipSync(LINES);
    const once = async () => {
      const hash = createHash("sha256");
      let bytes = 0;
      const pieces = await read(compressed, { hash, onBytes: (count) => (bytes += count) });
      return { pieces, digest: hash.digest("hex"), bytes };
    };
    const first = await once();
    expect(first).toEqual({
      pieces: BOTH,
      digest: createHash("sha256").update(LINES).digest("hex"),
      bytes: compressed.length,
    });
    expect(await once()).toEqual(first);
  });

  it("stops with the code interrupted when it is told to", async () => {
    await expect(read(LINES, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: "interrupted" });
  });

  it("hashes and counts a document once whose arrays are streamed, gzip too, though it is read twice", async () => {
    const text = '{"a":[1,\n2],"b":3}';
    const importerFraming = { streams: ["a"] };
    const wanted = [
      { text: '{"a":[],"b":3}', line: 1, file: "f", of: null },
      { text: "1", line: 1, file: "f", of: "a" },
      { text: "2", line: 2, file: "f", of: "a" },
    ];
    for (const content of [Buffer.from(text), gzipSync(text), utf16(`\ufeff${text}`, false)]) {
      const hash = createHash("sha256");
      let bytes = 0;
      const pieces = await read(content, { importerFraming, hash, onBytes: (count) => (bytes += count) });
      expect(pieces).toEqual(wanted);
      expect(bytes).toBe(content.length);
      if (content[0] !== 0xff)
        expect(hash.digest("hex")).toBe(createHash("sha256").update(text).digest("hex"));
    }
  });

  it("keeps the items of a streamed document whose gzip is cut", async () => {
    const items = Array.from({ length: 20_000 }, (_, n) => `{"n":${n},"x":"${Math.sin(n)}"}`);
    const bytes = gzipSync(`{"info":{},"a":[${items.join(",")}]}`);
    const pieces = await read(bytes.subarray(0, bytes.length >> 1), { importerFraming: { streams: ["a"] } });
    expect(pieces[0]).toMatchObject({ of: null, text: '{"info":{},"a":[]}' });
    expect(pieces.length).toBeGreaterThan(1000);
    const codes = pieces.flatMap((piece) => ("code" in piece ? [piece.code] : []));
    expect(codes).toEqual(["cut_off", "broken_gzip"]);
  });

  it("hands a document importer the whole file, and YAML as one piece that is marked", async () => {
    expect(await read("[1,\n2]", { importerFraming: "document" })).toEqual([
      { text: "[1,\n2]", line: 1, file: "f" },
    ]);
    expect(await read("- kind: tool\n")).toEqual([
      { text: "- kind: tool\n", line: 1, file: "f", syntax: "yaml" },
    ]);
  });

  it("finds nothing in an empty file", async () => {
    expect(await read("")).toEqual([]);
    expect(await read(gzipSync(""))).toEqual([]);
  });
});

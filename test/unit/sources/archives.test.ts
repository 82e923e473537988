import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { ImportItem } from "../../../lib/importers/importer.ts";
import { openSource } from "../../../lib/sources/open-source.ts";
import { readObjects } from "../../../lib/sources/read-objects.ts";
import { recognizeFiles } from "../../../lib/sources/recognize-files.ts";
import { makeZip, type ZipPart, zstdFrame } from "./make-zip.ts";
import { withFiles } from "./with-files.ts";

const RUN = (id: string) => `{"kind":"run","run_id":"${id}"}\n`;

type Told = { readonly objects: string[]; readonly rejects: string[]; readonly messages: string[] };

async function readFolder(files: Readonly<Record<string, string | Uint8Array>>): Promise<Told> {
  return withFiles(files, async (folder) => {
    const recognized = await recognizeFiles(await openSource([folder]), null);
    const items: ImportItem[] = [];
    for await (const batch of readObjects(recognized)) items.push(...batch);
    const place = (name: string) => name.slice(name.indexOf("/") + 1);
    return {
      objects: items.flatMap((item) =>
        item.type === "object" && item.object.kind === "run"
          ? [`${place(item.file)} ${item.object.runId}`]
          : [],
      ),
      rejects: items.flatMap((item) =>
        item.type === "reject" ? [`${place(item.reject.file)} ${item.reject.code}`] : [],
      ),
      messages: items.flatMap((item) => (item.type === "reject" ? [item.reject.message] : [])),
    };
  });
}

const readZip = (parts: readonly ZipPart[]) => readFolder({ a: makeZip(parts) });

describe("zip archives", () => {
  it("are known by their content and read entry by entry as a folder would be, whatever packed them", async () => {
    const told = await readZip([
      { name: "z.ndjson", content: RUN("stored"), method: 0 },
      { name: "b/deflated.json", content: RUN("deflated") },
      { name: "b/", content: "", method: 0 },
      { name: "c", content: RUN("zstd"), method: 93 },
      { name: "d.gz", content: gzipSync(RUN("gzip")) },
      { name: "e", content: Buffer.from(`\ufeff${RUN("utf16")}`, "utf16le") },
      { name: ".hidden", content: RUN("hidden") },
      { name: "__MACOSX/x", content: RUN("hidden") },
    ]);
    expect(told).toEqual({
      objects: ["a/b/deflated.json deflated", "a/c zstd", "a/d.gz gzip", "a/e utf16", "a/z.ndjson stored"],
      rejects: [],
      messages: [],
    });
  });

  it("only show names, absolute ones and those that lead out of the folder too", async () => {
    const told = await readZip([
      { name: "../../up", content: RUN("up") },
      { name: "/etc/passwd", content: RUN("root") },
      { name: "C:\\windows", content: RUN("drive") },
    ]);
    expect(told.objects).toEqual(["a/../../up up", "a//etc/passwd root", "a/C:/windows drive"]);
  });

  it("may lie in a folder beside files, and in an archive, but no deeper", async () => {
    const inner = makeZip([{ name: "run", content: RUN("inner") }]);
    const told = await readFolder({
      "0.txt": "words",
      "a.zip": makeZip([
        { name: "1", content: RUN("first") },
        { name: "inner.zip", content: inner },
        { name: "s", content: makeZip([{ name: "inner.zip", content: inner, method: 0 }]), method: 0 },
        { name: "t", content: RUN("last") },
      ]),
      "b.ndjson": RUN("beside"),
    });
    expect(told.objects).toEqual([
      "a.zip/1 first",
      "a.zip/inner.zip/run inner",
      "a.zip/t last",
      "b.ndjson beside",
    ]);
    expect(told.rejects).toEqual(["0.txt not_recognized", "a.zip/s/inner.zip nested_archive"]);
    expect(told.messages[0]).toContain("formats looked for: native");
  });

  it("lose nothing else for an entry that is encrypted, packed by an unknown method, or damaged", async () => {
    const torn = zstdFrame(Buffer.from(RUN("torn"))).subarray(0, 20);
    const told = await readZip([
      { name: "encrypted", content: RUN("x"), encrypted: true },
      { name: "lzma", content: RUN("x"), method: 14 },
      { name: "noise", content: RUN("x"), packed: Buffer.from("this is no deflate") },
      { name: "torn", content: RUN("torn"), method: 93, packed: torn },
      { name: "unlike", content: RUN("unlike"), checksumOff: 1 },
      { name: "zgood", content: RUN("good") },
    ]);
    expect(told.objects).toEqual(["a/unlike unlike", "a/zgood good"]);
    expect(told.rejects).toEqual([
      "a/encrypted encrypted",
      "a/lzma unknown_compression",
      "a/noise broken_zip",
      "a/torn broken_zip",
      "a/unlike broken_zip",
    ]);
  });

  it("say that their directory is broken, and keep the entries before that place", async () => {
    const good = makeZip([
      { name: "a", content: RUN("first") },
      { name: "b", content: RUN("second") },
    ]);
    const broken = Buffer.from(good);
    broken[good.lastIndexOf("PK\u0001\u0002")] = 0;
    const cut = good.subarray(0, good.length - 30);
    const empty = makeZip([]);
    const told = await readFolder({ broken, cut, empty, plain: RUN("plain") });
    expect(told.objects).toEqual(["broken/a first", "plain plain"]);
    expect(told.rejects).toEqual(["broken broken_zip", "cut broken_zip", "empty not_recognized"]);
  });

  it("refuse an entry that wants far too much memory to be unpacked", async () => {
    const told = await readZip([
      { name: "greedy", content: RUN("x"), method: 93, packed: zstdFrame(Buffer.from(RUN("x")), 31 << 3) },
      { name: "zgood", content: RUN("good") },
    ]);
    expect(told).toMatchObject({ objects: ["a/zgood good"], rejects: ["a/greedy broken_zip"] });
    expect(told.messages[0]).toContain("window is larger than 128 MiB");
  });

  it("refuse entries that lie over each other", async () => {
    const told = await readZip([
      { name: "a", content: RUN("first") },
      { name: "b", content: RUN("second"), offset: 0 },
    ]);
    expect(told).toMatchObject({ objects: [], rejects: ["a broken_zip"] });
  });

  it("are hashed by what they hold, not by how it is packed, and counted by their packed bytes", async () => {
    const facts = async (method: number) =>
      withFiles({}, async (folder) => {
        const path = join(folder, "a.zip");
        const parts = ["x", "y"].map((name) => ({ name, content: RUN(name).repeat(500), method }));
        await writeFile(path, makeZip(parts));
        const files = await recognizeFiles(await openSource([path]), null);
        const hash = createHash("sha256");
        let bytes = 0;
        for await (const _ of readObjects(files, { hash, onBytes: (count) => (bytes += count) }));
        expect(bytes).toBe(files.reduce((sum, { file }) => sum + file.size, 0));
        return hash.digest("hex");
      });
    const wanted = createHash("sha256")
      .update(RUN("x").repeat(500))
      .update(RUN("y").repeat(500))
      .digest("hex");
    expect(await Promise.all([0, 8, 93].map(facts))).toEqual([wanted, wanted, wanted]);
  });

  it("say so inside gzip, which is to be unpacked first", async () => {
    const told = await readFolder({ a: gzipSync(makeZip([{ name: "x", content: RUN("x") }])) });
    expect(told.messages).toEqual([expect.stringContaining("a zip archive that was compressed once more")]);
  });
});

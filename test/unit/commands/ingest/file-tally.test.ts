import { describe, expect, it } from "vitest";
import { FileTally } from "../../../../lib/commands/ingest/file-tally.ts";
import type { ImportItem } from "../../../../lib/importers/importer.ts";
import { nativeImporter } from "../../../../lib/importers/native/importer.ts";
import type { RecognizedFile } from "../../../../lib/sources/recognized-file.ts";

const recognized = (name: string, known: boolean): RecognizedFile => ({
  file: { path: `/nowhere/${name}`, name, size: 1, named: true },
  framing: "ndjson",
  importer: known ? nativeImporter : null,
  reason: known ? "JSON objects with a known kind" : "it is a JSON array",
});
const read = (file: string, text: string): ImportItem[] => [
  ...nativeImporter.createReader().read({ text, file, line: 1 }),
];
async function* batches(items: readonly ImportItem[]) {
  yield items;
}
const RECORD =
  '{"kind":"record","run_id":"r","case_id":"c","tool_calls":[{"name":"a","arguments_raw":"{}"},{"name":"b","arguments_raw":"{}"}]}';

describe("FileTally", () => {
  it("counts what each file held, an archive's entries under the archive, and rejects", async () => {
    const tally = new FileTally([
      recognized("log.eval", true),
      recognized("tools.yaml", true),
      recognized("x.txt", false),
    ]);
    const items = [
      ...read("log.eval/samples/1.json", RECORD),
      ...read("log.eval/samples/2.json", '{"kind":"record"}'),
      ...read("tools.yaml", '{"kind":"tool","name":"a"}'),
    ];
    for await (const _ of tally.counted(batches(items)));
    const [log, tools, other] = tally.outcomes();
    expect(log).toMatchObject({ format: "native", records: 1, calls: 2, rejects: 1 });
    expect(tools).toMatchObject({ tools: 1, records: 0, rejects: 0 });
    expect(other).toMatchObject({ format: null, why: "it is a JSON array", records: 0 });
  });

  it("counts the last reading alone, and passes the items on", async () => {
    const tally = new FileTally([recognized("a.ndjson", true)]);
    const items = read("a.ndjson", RECORD);
    for (let pass = 0; pass < 2; pass++) {
      const got: ImportItem[] = [];
      for await (const batch of tally.counted(batches(items))) got.push(...batch);
      expect(got).toEqual(items);
    }
    expect(tally.outcomes()[0]).toMatchObject({ records: 1, calls: 2 });
  });

  it("tells of many files those with rejects first", async () => {
    const names = Array.from({ length: 600 }, (_, i) => `f${i}.ndjson`);
    const tally = new FileTally(names.map((name) => recognized(name, true)));
    for await (const _ of tally.counted(batches(read("f599.ndjson", '{"kind":"record"}'))));
    expect(tally.outcomes()).toHaveLength(500);
    expect(tally.outcomes()[0]?.file).toBe("f599.ndjson");
  });
});

import { describe, expect, it } from "vitest";
import type { RecordObject } from "../../../../lib/grading/model.ts";
import type { ImportItem } from "../../../../lib/importers/importer.ts";
import { INSPECT_ARCHIVE } from "../../../../lib/importers/inspect/archive-form.ts";
import { inspectImporter } from "../../../../lib/importers/inspect/importer.ts";
import { openSource } from "../../../../lib/sources/open-source.ts";
import { readObjects } from "../../../../lib/sources/read-objects.ts";
import { recognizeFiles } from "../../../../lib/sources/recognize-files.ts";
import { makeZip } from "../../sources/make-zip.ts";
import { withFiles } from "../../sources/with-files.ts";
import { readText } from "../read-text.ts";

const HEADER = '{"version":2,"status":"started","eval":{"eval_id":"e1","task":"t","model":"m"},"plan":{}}';
const sample = (id: number) => `{"id":${id},"epoch":1,"messages":[],"scores":{"s":{"value":"C"}}}`;
const chunk = (name: string) => `samples/1_epoch_1/${name}.json`;

const CHUNKED: Readonly<Record<string, string>> = {
  "header.json": HEADER,
  [chunk("sample")]: '{"id":1,"epoch":1,"message_refs":[[0,1],[2,4]],"output":{}}',
  [chunk("skeleton")]: "{}",
  [chunk("metadata")]: '{"level":NaN}',
  [chunk("messages/2")]:
    '[{"role":"assistant","content":"attachment://0","tool_calls":[{"id":"c","function":"f","arguments":{"cmd": "attachment://10"}}]},{"role":"tool","tool_call_id":"c","content":"attachment://10"}]',
  [chunk("messages/0")]: '[{"role":"user","content":"go"}, {"role":"user","content":"of another branch"}]',
  [chunk("events/0")]: '[{"event":"tool","id":"c","timestamp":"2026-04-01T08:00:00Z"}]',
  [chunk("events/stats")]: "{}",
  [chunk("calls/0")]: "[]",
  [chunk("attachments/0")]: '["said"]',
  [chunk("attachments/10")]: '["ls \\u002dla 42.00"]',
};

async function readZip(entries: Readonly<Record<string, string>>, method = 8): Promise<ImportItem[]> {
  const parts = Object.entries(entries).map(([name, content]) => ({ name, content, method }));
  return withFiles({ "a.eval": makeZip(parts) }, async (folder) => {
    const items: ImportItem[] = [];
    for await (const batch of readObjects(await recognizeFiles(await openSource([folder]), null)))
      items.push(...batch);
    return items;
  });
}

const recordsOf = (items: readonly ImportItem[]): RecordObject[] =>
  items.flatMap((item) => (item.type === "object" && item.object.kind === "record" ? [item.object] : []));
const codesOf = (items: readonly ImportItem[]) =>
  items.flatMap((item) => (item.type === "reject" ? [item.reject.code] : []));

describe("inspect archives", () => {
  it("are claimed by their entries, header first, a sample's parts in order before it", () => {
    const names = Object.keys(CHUNKED);
    expect(INSPECT_ARCHIVE.detect(names)?.certainty).toBe("certain");
    expect(INSPECT_ARCHIVE.order(names)).toEqual([
      "header.json",
      chunk("messages/0"),
      chunk("messages/2"),
      chunk("attachments/0"),
      chunk("attachments/10"),
      chunk("events/0"),
      chunk("metadata"),
      chunk("sample"),
    ]);
    expect(INSPECT_ARCHIVE.order(["samples/2.json", "_journal/start.json", "header.json"])).toEqual([
      "header.json",
      "samples/2.json",
    ]);
    for (const other of [[], ["header.json"], ["samples/1.json"], ["a/header.json", "a/samples/1.json"]]) {
      expect(INSPECT_ARCHIVE.detect(other)).toBeNull();
    }
  });

  it.each([0, 8, 93])("are read whatever the header's place is, packed by method %i", async (method) => {
    const entries = {
      "_journal/start.json": "{}",
      "samples/1_epoch_1.json": sample(1),
      "header.json": HEADER,
    };
    const items = await readZip(entries, method);
    expect(recordsOf(items)).toMatchObject([{ recordId: "e1/1/1", harnessVerdict: "pass" }]);
    expect(codesOf(items)).toEqual([]);
  });

  it("are read while the run goes on, by the journal's first entry", async () => {
    const items = await readZip({ "_journal/start.json": HEADER, "samples/1_epoch_1.json": sample(1) });
    expect(recordsOf(items)).toMatchObject([{ recordId: "e1/1/1" }]);
    expect(codesOf(await readZip({ "_journal/start.json": HEADER }))).toEqual(["no_samples"]);
  });

  it("put a sample in chunks together, with attachments inside arguments", async () => {
    const [record] = recordsOf(await readZip(CHUNKED));
    expect(record).toMatchObject({
      recordId: "e1/1/1",
      finalMessage: "said",
      error: null,
      toolCalls: [
        {
          argumentsRaw: '{"cmd": "ls \\u002dla 42.00"}',
          result: '"ls \\u002dla 42.00"',
          turn: 1,
          startedAt: "2026-04-01T08:00:00.000Z",
          extra: '{"resolved_attachments":["10"]}',
        },
      ],
    });
    expect(JSON.parse(record?.messages ?? "").length).toBe(3);
    expect(JSON.parse(record?.extra ?? "")).toEqual({ metadata: { level: null } });
  });

  it("leave a sample ungraded whose messages are not all there, and reject the chunk that is broken alone", async () => {
    const items = await readZip({ ...CHUNKED, [chunk("messages/2")]: "[{" });
    expect(codesOf(items)).toEqual(["not_json"]);
    expect(recordsOf(items)).toMatchObject([
      { error: "the log lacks 2 of the messages that the sample refers to", toolCalls: [] },
    ]);
  });

  it("lose no other sample for one that is broken", async () => {
    const entries = {
      "header.json": HEADER,
      "samples/1_epoch_1.json": '{"id":1',
      "samples/2_epoch_1.json": '{"id":true,"epoch":1}',
      "samples/3_epoch_1.json": sample(3),
    };
    const items = await readZip(entries);
    expect(codesOf(items)).toEqual(["not_json", "invalid_field"]);
    expect(recordsOf(items).map(({ caseId }) => caseId)).toEqual(["3"]);
  });

  it("answer any text in any entry without throwing", () => {
    const texts = [
      "",
      "null",
      "[]",
      "{}",
      "[NaN]",
      '"x"',
      "[".repeat(50_000),
      '{"message_refs":[[0,9e15]]}',
      sample(1),
    ];
    const names = INSPECT_ARCHIVE.order(Object.keys(CHUNKED));
    for (const name of names) {
      for (const text of texts) {
        const elements = names.map((entry) => ({
          text: entry === name ? text : (CHUNKED[entry] ?? ""),
          entry,
          file: `a/${entry}`,
        }));
        expect(readText(inspectImporter, ...elements).length).toBeGreaterThan(0);
      }
    }
  });
});

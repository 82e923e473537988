import { describe, expect, it } from "vitest";
import { labelFileName } from "../../../lib/exports/label-file-name.ts";
import { LABEL_FORMATS } from "../../../lib/exports/label-lines.ts";
import { nativeImporter } from "../../../lib/importers/native/importer.ts";

const ROW = {
  record_id: "run/1",
  call_index: 2,
  reviewer: "ann",
  truth: "agent_wrong",
  cause: "retry_loop",
  note: "=1+1\n\u0000",
  labelled_at: "2026-11-30T10:00:00.000Z",
  sample_id: "week 1",
  adjudicated: true,
  stratum: "failed",
  verdict: "fail",
  state: "labelled",
  counts: true,
};

describe("labels written down", () => {
  it("as NDJSON are the native format's labels", () => {
    const text = LABEL_FORMATS.get("ndjson")?.line(ROW) ?? "";
    const [item] = [...nativeImporter.createReader().read({ text: text.trim(), line: 1, file: "labels" })];
    expect(item).toMatchObject({
      type: "object",
      object: {
        kind: "label",
        recordId: "run/1",
        callIndex: 2,
        reviewer: "ann",
        truth: "agent_wrong",
        cause: "retry_loop",
        note: "=1+1\n\u0000",
        sampleId: "week 1",
        extra: '{"adjudicated":true}',
      },
    });
    const plain = LABEL_FORMATS.get("ndjson")?.line({ ...ROW, call_index: null, adjudicated: false }) ?? "";
    expect(Object.keys(JSON.parse(plain) as object)).not.toContain("call_index");
    expect(Object.keys(JSON.parse(plain) as object)).not.toContain("adjudicated");
  });

  it("as CSV have a head, and no cell that a spreadsheet runs", () => {
    const csv = LABEL_FORMATS.get("csv");
    const line = csv?.line(ROW) ?? "";
    expect(csv?.head.split(",")).toHaveLength(14);
    expect(line).toContain(`"'=1+1\n\\u0000"`);
    expect(line.endsWith(`"note"\r\n`)).toBe(true);
  });

  it("go to a file of a plain name", () => {
    expect(labelFileName("Refund agent", "week 1/β", "csv")).toBe("Refund-agent-week-1-labels.csv");
    expect(labelFileName("β", "…", "csv")).toBe("suite-sample-labels.csv");
  });
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { freshDatabase } from "./fresh-database.ts";
import { ingestFiles } from "./ingest-files.ts";
import { suiteContent } from "./suite-content.ts";

freshDatabase();

const folder = mkdtempSync(path.join(tmpdir(), "claimcheck-verdicts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, content: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};
const REPORT = put(
  "report.xml",
  `<testsuite name="pytest"><properties><property name="run_id" value="r1"/></properties>
<testcase name="a"><properties><property name="case_id" value="refund"/></properties></testcase>
</testsuite>`,
);
const CASES = put(
  "cases.yaml",
  "- kind: tool\n  name: refund\n- kind: case\n  case_id: refund\n  expect_tool_calls: [{ name: refund }]\n",
);
const CALLS = put(
  "calls.ndjson",
  '{"kind":"record","run_id":"r1","case_id":"refund","tool_calls":[{"name":"refund","arguments_raw":"{}"}]}\n',
);

const verdictsOf = async (suite: string) => {
  const { verdicts } = await suiteContent(suite);
  const rows = verdicts as { level: string; record_id: string; verdict: string }[];
  return Object.fromEntries(rows.map((row) => [`${row.level} ${row.record_id}`, row.verdict]));
};

describe("records that know a verdict alone", () => {
  it("are graded by the harness alone, also when their case is stated later, beside a record with calls", async () => {
    await ingestFiles([REPORT], { suite: "report first" });
    const cases = await ingestFiles([CASES], { suite: "report first" });
    const calls = await ingestFiles([CALLS], { suite: "report first" });
    expect([cases.conflicts.total, calls.conflicts.total]).toEqual([0, 0]);
    expect(await verdictsOf("report first")).toMatchObject({
      "harness r1/refund/0/verdict": "P",
      "claims r1/refund/0/verdict": "U",
      "equivalent r1/refund/0/verdict": "U",
      "harness r1/refund/0": "U",
      "equivalent r1/refund/0": "P",
    });
    await ingestFiles([CALLS, CASES, REPORT], { suite: "report last" });
    expect(await verdictsOf("report last")).toEqual(await verdictsOf("report first"));
    expect((await ingestFiles([REPORT], { suite: "report last" })).counts.record).toMatchObject({
      read: 1,
      unchanged: 1,
    });
  });
});

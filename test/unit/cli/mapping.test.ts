import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runCli } from "./run-cli.ts";

const folder = mkdtempSync(path.join(tmpdir(), "claimcheck-mapping-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, content: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};
const TABLE = put(
  "calls.csv",
  'Test Case,Run,Tool,Args,Passed\nrefund,r,refund,"{""order"": ""A-1""}",yes\nother,r,refund,"{""order"": ""A-2""}",no\n',
);
const CASES = put(
  "cases.yaml",
  "- { kind: tool, name: refund }\n- { kind: case, case_id: refund, expect_tool_calls: [{ name: refund, args: { order: A-1 } }] }\n- { kind: case, case_id: other, expect_tool_calls: [{ name: refund, args: { order: A-1 } }] }\n",
);

describe("claimcheck mapping", () => {
  it("suggests a mapping that grade and inspect-file take, beside files of other formats", async () => {
    const suggested = await runCli(["mapping", TABLE]);
    expect(suggested).toMatchObject({
      code: 0,
      err: expect.stringContaining('tool: Tool (named "Tool")'),
    });
    expect(JSON.parse(suggested.out)).toMatchObject({
      rows: "calls",
      columns: { case_id: "Test Case", run_id: "Run", tool: "Tool", arguments: "Args", verdict: "Passed" },
    });
    const mapping = put("mapping.json", suggested.out);
    const graded = await runCli(["grade", TABLE, CASES, "--mapping", mapping, "--json"]);
    const lines = graded.out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(
      lines.filter((line) => "record_id" in line).map(({ record_id, verdict }) => [record_id, verdict]),
    ).toEqual([
      ["r/refund/0", "pass"],
      ["r/other/0", "fail"],
    ]);
    const inspected = await runCli(["inspect-file", TABLE, "--mapping", mapping]);
    expect(inspected).toMatchObject({ code: 0, out: expect.stringContaining("2 records, 2 calls") });
  });

  it("is asked for where a table comes without one, and is read as YAML too", async () => {
    const refused = await runCli(["inspect-file", TABLE]);
    expect(refused).toMatchObject({ code: 2, out: expect.stringContaining("it needs a mapping") });
    expect(refused.out).toContain("claimcheck mapping suggests one");
    const yaml = put("mapping.yaml", "rows: records\ncolumns:\n  case_id: Test Case\n  verdict: Passed\n");
    const forced = await runCli(["inspect-file", TABLE, "--mapping", yaml, "--format", "table"]);
    expect(forced).toMatchObject({ code: 0, out: expect.stringContaining("2 records, 0 calls") });
  });

  it("says what is wrong with a mapping, and which file is no table", async () => {
    const wrong = put("wrong.json", '{"rows":"calls","columns":{"case_id":"a","tol":"b"}}');
    expect(await runCli(["grade", TABLE, "--mapping", wrong])).toMatchObject({
      code: 2,
      err: expect.stringContaining("is not right: columns"),
    });
    expect(await runCli(["grade", TABLE, "--mapping", path.join(folder, "none.json")])).toMatchObject({
      code: 2,
      err: expect.stringContaining("can't be read"),
    });
    expect(await runCli(["grade", TABLE, "--mapping", put("torn.json", '{"rows"')])).toMatchObject({
      code: 2,
      err: expect.stringContaining("neither JSON nor YAML"),
    });
    expect(await runCli(["mapping", CASES])).toMatchObject({
      code: 2,
      err: expect.stringContaining("no table"),
    });
  });
});

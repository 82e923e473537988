import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GET as getExport } from "../../app/api/suites/[suite]/rules/export/route.ts";
import { POST as postPreview } from "../../app/api/suites/[suite]/rules/preview/route.ts";
import { GET as getSuggest } from "../../app/api/suites/[suite]/rules/suggest/route.ts";
import { pool } from "../../lib/db/pool.ts";
import { runCli } from "../unit/cli/run-cli.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";

const SUITE = "rules/ü";
const tool = (name: string, properties: object) => ({
  ...{ kind: "tool", name, effect: "side_effecting" },
  input_schema: { type: "object", properties, additionalProperties: false },
});
const call = (name: string, args: unknown) => ({ name, arguments_raw: JSON.stringify(args) });

/** Refunds written as text, tags in another order, and one month that is written as the wrong one. */
const LINES = [
  { kind: "suite", suite: SUITE },
  tool("crm.refund", { amount: {}, tags: { type: "array" }, limit: { type: "number", default: 50 } }),
  tool("report", { month: { type: "string" } }),
  ...["a", "b", "c"].map((id, place) => ({
    ...{ kind: "case", case_id: id },
    expect_tool_calls: [{ name: "crm.refund", args: { amount: 42 + place, tags: ["x", "y"] } }],
  })),
  { kind: "case", case_id: "m", expect_tool_calls: [{ name: "report", args: { month: "2026-03" } }] },
  ...["r1", "r2"].flatMap((run) => [
    ...["a", "b", "c"].map((id, place) => ({
      ...{ kind: "record", run_id: run, case_id: id },
      tool_calls: [
        call("crm.refund", { amount: String(42 + place), tags: place === 0 ? ["x", "y"] : ["y", "x"] }),
      ],
    })),
    {
      ...{ kind: "record", run_id: run, case_id: "m" },
      tool_calls: [call("report", { month: "2026-03-01T00:00:00+01:00" })],
    },
  ]),
  {
    kind: "label",
    record_id: "r1/a/0",
    reviewer: "ann",
    truth: "agent_right",
    labelled_at: "2026-11-01T00:00:00Z",
  },
  {
    kind: "label",
    record_id: "r1/m/0",
    reviewer: "ann",
    truth: "agent_wrong",
    labelled_at: "2026-11-01T00:00:00Z",
  },
];

describe("rules for programs", { timeout: 180_000 }, () => {
  const url = freshDatabase();
  const before = process.env.DATABASE_URL;
  let folder = "";
  const rules = (...args: string[]) => {
    const [what = "", ...rest] = args;
    return runCli(["rules", what, "--suite", SUITE, ...rest]);
  };
  beforeAll(async () => {
    process.env.DATABASE_URL = url();
    folder = await mkdtemp(join(tmpdir(), "claimcheck-rules-"));
    await ingestText(LINES);
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
  });

  it("are suggested on the command line, as a table, as JSON and as a file that can be taken back", async () => {
    const table = await rules("suggest");
    expect(table).toMatchObject({ code: 0, err: "" });
    expect(table.out).toContain("crm.refund.amount=number");
    expect(table.out).toContain("crm.refund.tags=unordered_list");
    const found = JSON.parse((await rules("suggest", "--json", "--runs", "r1")).out);
    expect(found).toContainEqual(
      expect.objectContaining({ tool: "crm.refund", path: "amount", settled: 3, records: 1, findings: 3 }),
    );
    const yaml = await rules("suggest", "--yaml");
    const file = join(folder, "rules.yaml");
    await writeFile(file, yaml.out);
    const preview = await rules("preview", "--file", file, "--json");
    expect(preview.code).toBe(0);
    const [equivalent] = JSON.parse(preview.out).levels;
    expect(equivalent).toMatchObject({
      before: { records: { failing: 8, graded: 8 } },
      after: { records: { failing: 2, graded: 8 } },
      labels: { gained: { records: 1 }, contradicted: { records: 0 } },
    });
  });

  it("are previewed, with exit code 1 where a label is contradicted and 2 where they can't be made", async () => {
    const wrong = await rules("preview", "--rule", 'report.month=prefix{"length":7}');
    expect(wrong.code).toBe(1);
    expect(wrong.out).toContain("CONTRADICTED: labelled wrong, would pass: 1 records, 0 calls");
    expect(wrong.out).toContain("r1/m/0");
    const parted = ["--tool", "report", "--param", "month", "--use", "prefix", "--options", '{"length":7}'];
    expect((await rules("preview", ...parted)).code).toBe(1);
    expect(await rules("preview", "--rule", "report.month=month")).toMatchObject({ code: 0 });
    expect((await rules("preview", "--draft", "crm.refund/amount=number")).out).toContain("fail → pass");
    expect(await rules("preview", "--rule", "crm.refund.amuont=number")).toMatchObject({
      code: 2,
      out: "",
      err: expect.stringContaining("Did you mean amount?"),
    });
    const json = await rules("preview", "--drop", "report.month", "--json");
    expect(json.code).toBe(2);
    expect(JSON.parse(json.out).problems[0]).toContain("no rule on month of report to drop");
  });

  it("are refused where the command says no reason, an unknown run or an unknown word", async () => {
    const refused = [
      await rules("adopt", "--rule", "report.month=month"),
      await rules("preview", "--rule", "report.month=month", "--runs", "r9"),
      await rules("sugest"),
    ];
    expect(refused.map(({ code }) => code)).toEqual([2, 2, 2]);
    expect(refused.map(({ err }) => err)).toEqual([
      expect.stringContaining("--reason"),
      expect.stringContaining("no run “r9”"),
      expect.stringContaining("Did you mean suggest?"),
    ]);
  });

  it("are streamed by the API, line by line, and end in a result or in an error", async () => {
    const context = { params: Promise.resolve({ suite: SUITE }) };
    const post = async (body: unknown) => {
      const request = new Request("http://localhost/", { method: "POST", body: JSON.stringify(body) });
      return postPreview(request, context);
    };
    const lines = async (response: Response) =>
      (await response.text())
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
    const preview = await post({ draft: 'report/month=prefix{"length"%3A7}', runs: ["r1"] });
    expect(preview.headers.get("content-type")).toBe("application/x-ndjson");
    const read = await lines(preview);
    expect(read[0]).toMatchObject({ progress: { records: expect.any(Number), total: expect.any(Number) } });
    expect(read.at(-1).result).toMatchObject({
      runs: ["r1"],
      records: 4,
      levels: [{ level: "equivalent" }, {}],
    });
    const suggested = await lines(await getSuggest(new Request("http://localhost/?runs=r1,r2"), context));
    expect(suggested.at(-1).result.length).toBeGreaterThan(1);
    expect(await lines(await post({ draft: "report/month=month", runs: ["r9"] }))).toEqual([
      { error: { code: "not_found", message: expect.stringContaining("r9") } },
    ]);
    expect((await post({ draft: "x" })).status).toBe(400);
    expect((await post({ runs: "r1" })).status).toBe(400);
    expect((await getSuggest(new Request("http://localhost/?runs=r9"), context)).status).toBe(404);
    const left = await post({ draft: "report/month=month" });
    await left.body?.cancel();
    await expect.poll(() => pool().totalCount - pool().idleCount).toBe(0);
  });

  it("are adopted, graded by and exported, defaults with their literals", async () => {
    const changes = ["--rule", "crm.refund.amount=number", "--default", "crm.refund.amount=42.0"];
    const adopted = await rules(
      "adopt",
      ...changes,
      "--drop-default",
      "crm.refund.limit",
      "--reason",
      "why not",
    );
    expect(adopted).toMatchObject({ code: 0 });
    expect(adopted.out).toContain("equivalent v2");
    expect((await rules("adopt", "--rule", "crm.refund.amount=number", "--reason", "again")).out).toContain(
      "already",
    );
    const exported = await rules("export");
    const yaml = [
      "crm.refund:",
      "  eval_norms:",
      "    amount: number",
      "  defaults:",
      "    amount: 42.0",
      "  dropped_defaults:",
      "    - limit",
      "",
    ].join("\n");
    expect(exported).toMatchObject({ code: 0, out: yaml });
    const context = { params: Promise.resolve({ suite: SUITE }) };
    const response = await getExport(new Request("http://localhost/"), context);
    expect(await response.text()).toBe(yaml);
    const preview = JSON.parse((await rules("preview", "--rule", "crm.refund.tags=set", "--json")).out);
    expect(preview.levels[0].before.records).toEqual({ failing: 6, graded: 8, ungraded: 0 });
  });
});

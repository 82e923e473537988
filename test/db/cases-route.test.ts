import { beforeAll, describe, expect, it } from "vitest";
import { GET } from "../../app/api/suites/[suite]/cases/[...path]/route.ts";
import { adoptCaseVersion } from "../../lib/commands/cases/adopt-case-version.ts";
import { pool } from "../../lib/db/pool.ts";
import { caseApiPath } from "../../lib/queries/cases/case-api-path.ts";
import { getCaseDefinition } from "../../lib/queries/cases/get-case-definition.ts";
import { getCaseFixes } from "../../lib/queries/cases/get-case-fixes.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";

freshDatabase();

const SUITE = "refunds/β%25";
const CASE = "../damaged%2F";

beforeAll(async () => {
  await ingestText([
    { kind: "suite", suite: SUITE },
    { kind: "tool", name: "refund", effect: "side_effecting" },
    '{"kind":"case","case_id":"../damaged%2F","expect_tool_calls":[{"name":"refund","args":{"cents": 4200.0}}]}',
    ...["1", "2.50", "4200.0"].map((cents, trial) => ({
      kind: "record",
      run_id: "r1",
      case_id: CASE,
      trial,
      tool_calls: [{ name: "refund", arguments_raw: `{"cents": ${cents}}` }],
    })),
  ]);
});

const suiteId = async () => (await pool().query<{ id: number }>("SELECT id FROM suite")).rows[0]?.id ?? 0;
const record = `r1/${CASE}/1`;

async function ask(
  what: string,
  params: Readonly<Record<string, string | number | null>>,
  signal?: AbortSignal,
): Promise<Response> {
  const path = caseApiPath(SUITE, CASE, "patch", params).replace("/patch?", `/${what}?`);
  const url = new URL(path, "http://127.0.0.1");
  const [, , , suite, , ...parts] = url.pathname.split("/").map(decodeURIComponent);
  return GET(new Request(url, signal ? { signal } : {}), {
    params: Promise.resolve({ suite: suite ?? "", path: parts }),
  });
}

async function accepting(): Promise<string> {
  const { proposals } = await getCaseFixes(await suiteId(), CASE, record, "equivalent");
  return proposals.find(({ id }) => id.startsWith("accept_value."))?.id ?? "";
}

describe("patches of a case", () => {
  it("are the whole case, and a diff, as files that no browser runs", async () => {
    const fix = await accepting();
    const whole = await ask("patch", { record, fix });
    expect(await whole.text()).toBe(
      'kind: case\ncase_id: "../damaged%2F"\nexpect_tool_calls:\n  - name: refund\n    args:\n      cents: 4200.0\n    args_any_of:\n      cents: [4200.0, 2.50]\n',
    );
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      "content-type": "application/yaml",
      "content-disposition": 'attachment; filename="case_damaged-2F.yaml"',
      "x-content-type-options": "nosniff",
    });
    const diff = await ask("patch", { record, fix, as: "diff" });
    expect(diff.headers.get("content-disposition")).toContain("case_damaged-2F.patch");
    expect(await diff.text()).toContain("+    args_any_of:\n+      cents: [4200.0, 2.50]\n");
  });

  it("tell of versions what they changed", async () => {
    const id = await suiteId();
    const { definition } = await getCaseDefinition(id, CASE, null);
    const first = await (await ask("patch", { as: "diff" })).text();
    expect(first).toContain("@@ -0,0 +1,6 @@\n+kind: case\n");
    const tagged = { ...definition, tags: ["late"] };
    await adoptCaseVersion(id, { caseId: CASE, base: 1, definition: tagged, reason: "tagged", actor: "me" });
    const second = await (await ask("patch", { version: 2, as: "diff" })).text();
    expect(second.split("\n").filter((line) => /^[+-]\w/.test(line))).toEqual(["+tags: [late]"]);
  });

  it("say what is wrong with a question", async () => {
    expect((await ask("patch", { version: 9 })).status).toBe(404);
    expect((await ask("patch", { version: "x" })).status).toBe(400);
    expect((await ask("patch", { as: "pdf" })).status).toBe(400);
    expect((await ask("patch", { record })).status).toBe(400);
    expect((await ask("patch", { record, fix: "accept_value.0" })).status).toBe(409);
    expect((await ask("patch", { record: "nowhere", fix: "x" })).status).toBe(404);
    expect((await ask("nothing", {})).status).toBe(404);
  });
});

describe("previews of a case", () => {
  it("say how far they are, then what they found", async () => {
    const answer = await ask("preview", { record, fix: await accepting() });
    const lines = (await answer.text())
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines[0]).toEqual({ progress: { records: 0, total: 3 } });
    expect(lines.at(-1)).toMatchObject({
      result: { records: 3, level: "equivalent", flips: { total: 1, shown: [{ recordId: record }] } },
    });
  });

  it("end without a result where the request is given up", async () => {
    const stop = new AbortController();
    const answer = await ask("preview", { record, fix: await accepting() }, stop.signal);
    stop.abort();
    expect(await answer.text()).not.toContain("result");
  });
});

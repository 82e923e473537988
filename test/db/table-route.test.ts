import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { POST as LOOK } from "../../app/api/ingest/look/route.ts";
import { POST as PREVIEW } from "../../app/api/ingest/preview/route.ts";
import { POST, PUT } from "../../app/api/ingest/route.ts";
import type { Look, Preview } from "../../lib/http/table-look.ts";
import { freshDatabase } from "./fresh-database.ts";

freshDatabase();
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "claimcheck-test-"));
  vi.stubEnv("CLAIMCHECK_DATA", folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const TABLE = [
  "case;trial;tool;arguments;outcome",
  'refund;0;get_order;"{""id"":1.00}";good',
  'refund;0;issue_refund;"{""id"":1}";good',
  'refund;1;issue_refund;"{""id"":2}";bad',
  "",
].join("\n");
const MAPPING = {
  rows: "calls",
  columns: { case_id: "case", trial: "trial", tool: "tool", arguments: "arguments", verdict: "outcome" },
  pass: ["good"],
};
const NATIVE = '{"kind":"tool","name":"get_order","effect":"read_only"}\n';

function form(
  files: Readonly<Record<string, string>>,
  texts: readonly (readonly [string, string])[] = [],
): FormData {
  const made = new FormData();
  for (const [name, text] of texts) made.append(name, text);
  for (const [name, text] of Object.entries(files))
    made.append("file", new Blob([text]), encodeURIComponent(name));
  return made;
}
const request = (place: string, body: BodyInit, method = "POST") =>
  new Request(`http://127.0.0.1/api/ingest${place}`, { method, body });
const look = async (suite: string, files: Readonly<Record<string, string>>) =>
  (await (await LOOK(request(`/look?suite=${suite}`, form(files)))).json()) as Look;

describe("Tables", () => {
  it("are told from what a format knows and from what is neither, with a suggestion and without an import", async () => {
    const { files } = await look("nowhere", {
      "calls.csv": TABLE,
      "tools.ndjson": NATIVE,
      "x.txt": "\u0001\u0002",
    });
    const [calls, tools, other] = files;
    expect(calls).toMatchObject({ file: "calls.csv", format: null });
    expect(calls?.table).toMatchObject({
      columns: ["case", "trial", "tool", "arguments", "outcome"],
      suggestion: { rows: "calls", columns: { case_id: "case", tool: "tool", arguments: "arguments" } },
      kept: [],
    });
    expect(calls?.table?.rows[0]).toEqual(["refund", "0", "get_order", '{"id":1.00}', "good"]);
    expect(tools).toMatchObject({ format: "native", table: null });
    expect(other).toMatchObject({ format: null, table: null });
  });

  it("show what their beginning becomes under a mapping", async () => {
    const preview = async (mapping: unknown) =>
      PREVIEW(request("/preview", form({ "calls.csv": TABLE }, [["mapping", JSON.stringify(mapping)]])));
    const shown = (await (await preview(MAPPING)).json()) as Preview;
    expect(shown).toMatchObject({ counts: { records: 2, calls: 3, rejects: 0 }, complete: true });
    expect(shown.records).toMatchObject([
      {
        caseId: "refund",
        trial: 0,
        verdict: "pass",
        calls: [{ name: "get_order", arguments: '{"id":1.00}' }, {}],
      },
      { caseId: "refund", trial: 1, verdict: "fail" },
    ]);
    const absent = await preview({ rows: "calls", columns: { case_id: "no such column" } });
    expect(absent.status).toBe(400);
    expect((await absent.json()).error.message).toContain("columns");
    expect((await preview({ rows: "calls", columns: {} })).status).toBe(400);
  });

  it("leave out what comes of the row at which their beginning was cut", async () => {
    const row = (n: number) => `c${n};0;ping;"{""text"":""${"x".repeat(200)}""}";good\n`;
    const long = `case;trial;tool;arguments;outcome\n${Array.from({ length: 400 }, (_, n) => row(n)).join("")}`;
    const cut = long.slice(0, 64 * 1024 + 1);
    const response = await PREVIEW(
      request("/preview", form({ "long.csv": cut }, [["mapping", JSON.stringify(MAPPING)]])),
    );
    const shown = (await response.json()) as Preview;
    expect(shown.complete).toBe(false);
    expect(shown.counts.rejects).toBe(0);
    expect(shown.counts.records).toBe(cut.split("\n").length - 2);
  });

  it("come in with a mapping beside other files, which is kept and then offered and named", async () => {
    const sent = form({ "calls.csv": TABLE, "tools.ndjson": NATIVE }, [
      ["mapping", JSON.stringify(MAPPING)],
      ["keep", "nightly"],
    ]);
    const response = await POST(request("?suite=tables", sent));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      counts: { record: { new: 2 }, tool: { new: 1 }, calls: 3 },
      files: [
        { file: "calls.csv", format: "table", records: 2, calls: 3 },
        { file: "tools.ndjson", format: "native", tools: 1 },
      ],
    });
    const other = TABLE.replaceAll("refund", "greeting");
    const { files } = await look("tables", { "calls.csv": other, "others.csv": "a,b\n1,2\n" });
    expect(files[0]?.table?.kept).toEqual([{ name: "nightly", mapping: MAPPING }]);
    expect(files[1]?.table?.kept).toEqual([]);
    const again = await PUT(request("?suite=tables&mapping=nightly&source=calls.csv", other, "PUT"));
    expect(await again.json()).toMatchObject({ format: "table", counts: { record: { new: 2 } } });
  });

  it("are refused without a mapping, with one that is none, and with the name of none", async () => {
    const bare = await POST(request("?suite=tables&source=calls.csv", TABLE));
    expect(bare.status).toBe(400);
    expect((await bare.json()).error.code).toBe("not_recognized");
    const wrong = await POST(
      request("?suite=tables", form({ "calls.csv": TABLE }, [["mapping", '{"rows":"x"}']])),
    );
    expect((await wrong.json()).error).toMatchObject({ code: "usage" });
    const unknown = await POST(request("?suite=tables&mapping=weekly", TABLE));
    expect(unknown.status).toBe(404);
    expect((await unknown.json()).error.message).toContain("weekly");
  });
});

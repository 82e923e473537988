import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { POST, PUT } from "../../app/api/ingest/route.ts";
import { GET as GET_REJECTS } from "../../app/api/ingests/[id]/rejects/route.ts";
import { GET } from "../../app/api/ingests/[id]/route.ts";
import { pool } from "../../lib/db/pool.ts";
import { freshDatabase } from "./fresh-database.ts";
import { manyRecords } from "./many-records.ts";
import { refundSuite } from "./refund-suite.ts";

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

const ndjson = (lines: readonly object[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join("");
const parts = refundSuite("from the stream");
const STREAM = ndjson([parts.suite, ...parts.tools, ...parts.cases, ...parts.runs, ...parts.records]);

function post(query: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return POST(new Request(`http://127.0.0.1/api/ingest?${query}`, { method: "POST", body, headers }));
}

describe("POST /api/ingest", () => {
  it("takes a body and answers counts, rejects with line and path, and conflicts", async () => {
    const response = await post("suite=posted&source=results.ndjson", `${STREAM}{"kind":"record"}\n`);
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer).toMatchObject({
      suite: "posted",
      format: "native",
      counts: { record: { new: 20 }, calls: 21 },
    });
    expect(answer.rejects).toMatchObject({
      total: 1,
      first: [{ file: "results.ndjson", line: 31, path: expect.any(String) }],
    });
    expect(answer.conflicts.total).toBe(0);
    const progress = await GET(new Request("http://127.0.0.1"), {
      params: Promise.resolve({ id: String(answer.ingest) }),
    });
    expect(await progress.json()).toMatchObject({
      state: "complete",
      records: 20,
      calls: 21,
      rejects_total: 1,
    });
  });

  it("takes the same with PUT, as curl -T sends it", async () => {
    const response = await PUT(
      new Request("http://127.0.0.1/api/ingest?suite=put", { method: "PUT", body: STREAM }),
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ suite: "put", counts: { record: { new: 20 } } });
  });

  it("names what is wrong with a suite's name, and notes no ingest", async () => {
    const count = async () =>
      (await pool().query("SELECT count(*)::int AS n FROM ingest")).rows[0].n as number;
    const before = await count();
    for (const [name, why] of [
      ["  ", "blank"],
      ["x".repeat(1001), "1001 bytes long"],
      ["é".repeat(501), "1002 bytes long"],
    ] as const) {
      const response = await post(new URLSearchParams({ suite: name }).toString(), STREAM);
      expect(response.status).toBe(400);
      expect((await response.json()).error).toMatchObject({
        code: "usage",
        message: expect.stringContaining(why),
      });
    }
    expect(await count()).toBe(before);
  });

  it("keeps every reject for download, as NDJSON and as CSV that no spreadsheet runs", async () => {
    const answer = await (await post("suite=rejected&source==1%2B1", `${STREAM}{"kind":"record"\n`)).json();
    const download = async (query: string) => {
      const request = new Request(`http://127.0.0.1/api/ingests/${answer.ingest}/rejects${query}`);
      return GET_REJECTS(request, { params: Promise.resolve({ id: String(answer.ingest) }) });
    };
    const lines = (await (await download("")).text()).trim().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ file: "=1+1", line: 31, path: null, source: '{"kind":"record"' }),
    ]);
    const [head, row] = (await (await download("?format=csv")).text()).split("\r\n");
    expect(head).toBe("file,line,path,code,message,source,neutralised");
    expect(row).toMatch(/^"'=1\+1",31,,/);
    expect((await download("?format=xml")).status).toBe(400);
  });

  it("understands gzip, with and without the header", async () => {
    const body = gzipSync(STREAM);
    const one = await (await post("suite=zipped", body, { "content-encoding": "gzip" })).json();
    const other = await (await post("suite=zipped", body)).json();
    expect([one.counts.record.new, other.counts.record.unchanged]).toEqual([20, 20]);
  });

  it("takes several files of a form as one stream", async () => {
    const form = new FormData();
    form.append("file", new Blob([ndjson(parts.records)]), encodeURIComponent("a/records.ndjson"));
    form.append("file", new Blob([ndjson([...parts.tools, ...parts.cases])]), "b.ndjson");
    const answer = await (await post("suite=form", form)).json();
    expect(answer.counts).toMatchObject({ record: { new: 20 }, case: { new: 4 }, tool: { new: 3 } });
    const { rows } = await pool().query("SELECT source FROM ingest WHERE id = $1", [answer.ingest]);
    expect(rows[0].source).toBe("a/records.ndjson, b.ndjson");
  });

  it.each([
    ["an empty body", "suite=x", "", "unreadable"],
    ["content of no known format", "suite=x", "hello, world", "not_recognized"],
    ["an unknown format", "suite=x&format=tau", STREAM, "usage"],
    ["a stream in which nothing can be read", "suite=x&format=native", '{"kind":"record"}\n', "unreadable"],
  ])("answers 400 to %s, naming what was wrong", async (_, query, body, code) => {
    const response = await post(query, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code, message: expect.stringMatching(/\w+/) } });
  });

  it("answers 413 to a body over the limit, however it is announced", async () => {
    vi.stubEnv("CLAIMCHECK_MAX_BODY", "1000");
    const announced = await post("", STREAM, { "content-length": String(STREAM.length) });
    const streamed = await POST(
      new Request("http://127.0.0.1/api/ingest", {
        method: "POST",
        body: new Blob([STREAM]).stream(),
        duplex: "half",
      } as RequestInit),
    );
    vi.stubEnv("CLAIMCHECK_MAX_BODY", "");
    expect([announced.status, streamed.status]).toEqual([413, 413]);
    expect(await streamed.json()).toMatchObject({ error: { code: "too_large" } });
  });

  it("answers at once where the caller does not wait, and goes on", async () => {
    const response = await post("suite=later&wait=0", ndjson(manyRecords("later", 100)));
    expect(response.status).toBe(202);
    const { ingest } = await response.json();
    const state = async () => {
      const row = await GET(new Request("http://127.0.0.1"), {
        params: Promise.resolve({ id: String(ingest) }),
      });
      return (await row.json()).state;
    };
    await vi.waitFor(async () => expect(await state()).toBe("complete"), { timeout: 20_000, interval: 50 });
  });

  it("breaks off when the client goes away, and keeps no file", async () => {
    const stop = new AbortController();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(STREAM));
        setTimeout(() => controller.error(new Error("gone")), 20);
      },
    });
    const request = new Request("http://127.0.0.1/api/ingest?suite=gone", {
      method: "POST",
      body,
      duplex: "half",
      signal: stop.signal,
    } as RequestInit);
    const response = await POST(request);
    expect(response.status).toBe(503);
    const { rows } = await pool().query("SELECT count(*)::int AS n FROM suite WHERE name = 'gone'");
    expect(rows[0]).toEqual({ n: 0 });
    const uploads = path.join(folder, "uploads");
    expect(existsSync(uploads) ? readdirSync(uploads) : []).toEqual([]);
  });
});

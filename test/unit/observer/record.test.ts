import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nativeImporter } from "../../../lib/importers/native/importer.ts";
import { type RecordOptions, record } from "../../../lib/observer/record.ts";
import { objectsOf } from "../importers/objects-of.ts";
import { readText } from "../importers/read-text.ts";
import { startUpstream } from "./proxy/start-upstream.ts";

describe("record", () => {
  let folder = "";
  const problems: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "claimcheck-record-"));
    problems.length = 0;
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  const begin = (options: RecordOptions = { runId: "r" }) =>
    record(
      { out: path.join(folder, "out.ndjson") },
      { onError: ({ message }) => problems.push(message), ...options },
    );
  const written = () => {
    const lines = readFileSync(path.join(folder, "out.ndjson"), "utf8").trimEnd().split("\n");
    const { records, rejects } = objectsOf(readText(nativeImporter, ...lines));
    expect(rejects).toEqual([]);
    return records.map(({ runId, caseId, trial, toolCalls }) => ({
      at: `${runId}/${caseId}/${trial}`,
      calls: toolCalls.map(({ name, argumentsRaw }) => `${name}${argumentsRaw}`),
    }));
  };

  it("puts the calls of cases that run at once into their own records", async () => {
    const recording = begin();
    const tools = recording.observeTools({
      t: async ({ n }: { n: number }) => {
        await wait(Math.random() * 5);
        return n;
      },
    });
    const sums = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        recording.case(`case ${i}`, async () => {
          const first = await tools.t({ n: i });
          return first + (await tools.t({ n: 100 + i }));
        }),
      ),
    );
    await recording.close();
    expect(sums).toEqual(Array.from({ length: 20 }, (_, i) => 100 + 2 * i));
    expect(written().sort((a, b) => a.at.localeCompare(b.at, "en", { numeric: true }))).toEqual(
      Array.from({ length: 20 }, (_, i) => ({
        at: `r/case ${i}/0`,
        calls: [`t{"n":${i}}`, `t{"n":${100 + i}}`],
      })),
    );
    expect(readdirSync(folder)).toEqual(["out.ndjson"]);
    expect(problems).toEqual([]);
  });

  it("counts the trials of a case that is run again, also at once; a stated one is what it is", async () => {
    const recording = begin();
    const tools = recording.observeTools({ t: (_: object) => 1 });
    await Promise.all([0, 1].map((n) => recording.case("c", () => tools.t({ n }))));
    await recording.case("c", () => tools.t({ n: 7 }), { trial: 7 });
    await recording.case("c", () => tools.t({ n: 8 }));
    await recording.close();
    expect(written().map(({ at, calls }) => `${at} ${calls}`)).toEqual([
      'r/c/0 t{"n":0}',
      'r/c/1 t{"n":1}',
      'r/c/7 t{"n":7}',
      'r/c/8 t{"n":8}',
    ]);
  });

  it("gives what the work gives or throws, and writes the record of a case that calls nothing", async () => {
    const recording = begin();
    recording.observeTools({});
    const why = new Error("why");
    expect(await recording.case("quiet", () => "said")).toBe("said");
    await expect(
      recording.case("broken", () => {
        throw why;
      }),
    ).rejects.toBe(why);
    await recording.close();
    expect(written()).toEqual([
      { at: "r/quiet/0", calls: [] },
      { at: "r/broken/0", calls: [] },
    ]);
  });

  it("takes run, case and trial from the environment where nothing else says them", async () => {
    vi.stubEnv("CLAIMCHECK_RUN", "from env");
    vi.stubEnv("CLAIMCHECK_CASE", "env case");
    vi.stubEnv("CLAIMCHECK_TRIAL", "4");
    const recording = begin({});
    const tools = recording.observeTools({ t: (_: object) => 1 });
    tools.t({ n: 1 });
    await recording.case("own", () => tools.t({ n: 2 }));
    await recording.close();
    expect(recording.runId).toBe("from env");
    expect(written()).toEqual([
      { at: "from env/own/0", calls: ['t{"n":2}'] },
      { at: "from env/env case/4", calls: ['t{"n":1}'] },
    ]);
  });

  it("refuses names that no record can have, before anything runs", async () => {
    vi.stubEnv("CLAIMCHECK_TRIAL", "many");
    expect(() => begin()).toThrow("A trial is a whole number from 0.");
    vi.unstubAllEnvs();
    const recording = begin();
    let ran = false;
    await expect(
      recording.case("", () => {
        ran = true;
      }),
    ).rejects.toThrow(TypeError);
    expect(ran).toBe(false);
    await recording.close();
  });

  it("says of a call that comes after its case that it is not recorded, and the call runs", async () => {
    const recording = begin();
    const tools = recording.observeTools({ t: (_: object) => "ran" });
    let late: Promise<string> | undefined;
    await recording.case("c", () => {
      late = wait(5).then(() => tools.t({ n: 2 }));
      return tools.t({ n: 1 });
    });
    expect(await late).toBe("ran");
    await recording.close();
    expect(tools.t({ n: 3 })).toBe("ran");
    expect(written()).toEqual([{ at: "r/c/0", calls: ['t{"n":1}'] }]);
    expect(problems).toEqual([
      "Something came after its case c had ended; it is not recorded.",
      "Something came after its case unnamed had ended; it is not recorded.",
    ]);
  });

  it("sends records to a running Claimcheck", async () => {
    const bodies: string[] = [];
    const server = await startUpstream(async (request, response) => {
      let body = `${request.method} ${request.url}\n`;
      for await (const piece of request) body += String(piece);
      bodies.push(body);
      response.end("{}");
    });
    const recording = record({ url: server.url, suite: "my suite" }, { runId: "r" });
    const tools = recording.observeTools({ t: (_: object) => 1 });
    await recording.case("c", () => tools.t({}));
    await recording.close();
    await server.close();
    const [head, ...lines] = bodies.join("").trimEnd().split("\n");
    expect(head).toBe("POST /api/ingest?suite=my+suite");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { case_id: "c", tool_calls: [{ name: "t" }] },
    ]);
  });

  it("throws at once where the file can't be written", () => {
    expect(() => record({ out: folder })).toThrow(/EISDIR/);
  });
});

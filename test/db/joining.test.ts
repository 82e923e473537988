import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { acceptIncompleteIngest } from "../../lib/commands/accept-incomplete-ingest.ts";
import { adoptRules } from "../../lib/commands/adopt-rules.ts";
import { orderRegrade } from "../../lib/commands/order-regrade.ts";
import { workRegrades } from "../../lib/commands/regrading/work-regrades.ts";
import { pool } from "../../lib/db/pool.ts";
import type { CallSource } from "../../lib/grading/model.ts";
import { accountSuite, told } from "./account-suite.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";
import { suiteContent } from "./suite-content.ts";

const url = freshDatabase();
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "claimcheck-test-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const TRIALS = 2000;

/** What a source tells of as many trials, in two runs; each tells of some otherwise than the others. */
function many(source: CallSource, trials = TRIALS): object[] {
  return Array.from({ length: trials }, (_, trial) =>
    told({
      source,
      run: `r${trial % 2}`,
      trial,
      cents: trial % (source === "provider" ? 10 : 7) === 0 ? 99 : 100,
      more: { record_id: `${source} ${trial}` },
    }),
  );
}

const records = [...many("agent_log"), ...many("provider"), ...many("observer")];

async function suiteKey(name: string): Promise<number> {
  const { rows } = await pool().query<{ id: number }>("SELECT id FROM suite WHERE name = $1", [name]);
  return rows[0]?.id as number;
}

async function accountsOf(suite: string): Promise<number> {
  const { rows } = await pool().query<{ n: number }>(
    "SELECT count(*)::int AS n FROM record WHERE suite_id = $1 AND account_of IS NOT NULL",
    [await suiteKey(suite)],
  );
  return rows[0]?.n ?? 0;
}

describe("an ingest that breaks off while it joins", () => {
  it("is completed by sending it again after kill -9", async () => {
    await ingestText([...accountSuite("whole"), ...records]);
    const whole = await suiteContent("whole", "digest");
    for (const name of ["killed early", "killed late"]) {
      const stream = [...accountSuite(name), ...records];
      const child = await start(name, stream);
      await joining(child);
      if (name === "killed late") {
        await vi.waitUntil(async () => (await accountsOf(name)) > 0, { timeout: 30_000, interval: 2 });
      }
      child.kill("SIGKILL");
      expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
      expect(await accountsOf(name)).toBeLessThan(2 * TRIALS);
      const again = await ingestText(stream);
      expect(again.counts.record).toMatchObject({ read: 3 * TRIALS, unchanged: 3 * TRIALS, conflicts: 0 });
      expect(await suiteContent(name, "digest")).toEqual(whole);
    }
  });

  it("is joined to its end when it is accepted as it is", async () => {
    const stop = new AbortController();
    const ingest = ingestText([...accountSuite("accepted"), ...records], {
      signal: stop.signal,
      onProgress: ({ state }) => {
        if (state === "joining") stop.abort();
      },
    });
    await expect(ingest).rejects.toMatchObject({ code: "interrupted" });
    expect(await accountsOf("accepted")).toBeLessThan(2 * TRIALS);
    const { rows } = await pool().query<{ id: number }>("SELECT max(id) AS id FROM ingest");
    await acceptIncompleteIngest(rows[0]?.id as number, "someone");
    const content = await suiteContent("accepted", "digest");
    expect(content).toEqual(await suiteContent("whole", "digest"));
  });
});

describe("joining", () => {
  it("asks a bounded number of queries a page, however many records there are", async () => {
    await ingestText([...accountSuite("queries"), ...many("provider", 5000)]);
    let queries = 0;
    const counted = vi.spyOn(pg.Client.prototype, "query");
    try {
      await ingestText(many("agent_log", 5000), {
        suite: "queries",
        onProgress: ({ state }) => {
          if (state === "joining" && queries === 0) queries = counted.mock.calls.length;
        },
      });
      queries = counted.mock.calls.length - queries;
    } finally {
      counted.mockRestore();
    }
    expect(await accountsOf("queries")).toBe(5000);
    // 25 pages of 200 primaries, and what an ingest asks at its end.
    expect(queries).toBeLessThan(25 * 30 + 100);
  });

  it("asks nothing of a suite of providers' records but whether there is anything", async () => {
    const asked = vi.spyOn(pg.Client.prototype, "query");
    const states = new Set<string>();
    try {
      await ingestText([...accountSuite("plain"), ...many("provider", 10)], {
        onProgress: ({ state }) => states.add(state),
      });
      const texts = asked.mock.calls.map(([query]) => JSON.stringify(query));
      expect(texts.filter((text) => text.includes("misplaced"))).toEqual([]);
    } finally {
      asked.mockRestore();
    }
    expect(states).not.toContain("joining");
  });

  it("comes to the same beside workers that grade under adopted rules, and under an old version", async () => {
    const text = (source: CallSource) =>
      many(source, 600).map((line, at) =>
        at % 3 === 0
          ? { ...line, tool_calls: [{ name: "pay", arguments_raw: '{"cents":"100"}', result: { ok: true } }] }
          : line,
      );
    const changes = [
      { kind: "norm", tool: "pay", path: "cents", rule: { use: "number", options: {} } },
    ] as const;
    const wanted = { changes, runs: null, reason: "a test", actor: "me" };
    await ingestText([...accountSuite("beside"), ...text("provider")]);
    const beside = await suiteKey("beside");
    await adoptRules(beside, wanted);
    await Promise.all([
      workRegrades({ once: true }),
      workRegrades({ once: true }),
      ingestText([...text("agent_log"), ...text("observer")], { suite: "beside" }),
    ]);
    await ingestText([
      ...accountSuite("before"),
      ...text("provider"),
      ...text("agent_log"),
      ...text("observer"),
    ]);
    const before = await suiteKey("before");
    await adoptRules(before, wanted);
    await workRegrades({ once: true });
    expect(await suiteContent("beside", "digest", 2)).toEqual(await suiteContent("before", "digest", 2));
    for (const suite of [beside, before]) {
      const { rows } = await pool().query<{ id: number }>(
        "SELECT id FROM instrument WHERE suite_id = $1 AND NOT current ORDER BY id",
        [suite],
      );
      const instruments = rows.map(({ id }) => id);
      const again = await orderRegrade(suite, { instruments, runs: null, reason: "a test", actor: "me" });
      // What has become an account never lacks a verdict.
      expect(again).toBeNull();
    }
  });
});

async function start(name: string, stream: readonly object[]): Promise<ChildProcess> {
  const file = path.join(folder, `${name}.ndjson`);
  await writeFile(file, stream.map((line) => `${JSON.stringify(line)}\n`).join(""));
  const child = path.join(import.meta.dirname, "ingest-child.ts");
  return spawn(process.execPath, ["--import", "tsx", child, file], {
    env: { ...process.env, CLAIMCHECK_DATABASE_URL: url() },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/** Reads on afterwards: a child whose output nobody takes would end by itself. */
function joining(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      if (String(chunk).includes("joining")) resolve();
    });
    child.on("exit", () => reject(new Error("the ingest ended before it joined anything")));
  });
}

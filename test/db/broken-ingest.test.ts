import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { acceptIncompleteIngest } from "../../lib/commands/accept-incomplete-ingest.ts";
import { markDeadIngests } from "../../lib/commands/mark-dead-ingests.ts";
import { pool } from "../../lib/db/pool.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";
import { manyRecords } from "./many-records.ts";
import { suiteContent } from "./suite-content.ts";

const url = freshDatabase();
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "claimcheck-test-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("an ingest that breaks off", () => {
  it("is visibly incomplete after kill -9, and is completed by sending the stream again", async () => {
    const stream = manyRecords("killed", 1000);
    const child = await start("killed", stream);
    await written(child, 1);
    child.kill("SIGKILL");
    await once(child, "exit");

    const left = await pool().query("SELECT count(*)::int AS n FROM record");
    expect(left.rows[0].n).toBeGreaterThan(0);
    expect(left.rows[0].n).toBeLessThan(10_000);
    const pending = await pool().query(
      "SELECT count(*)::int AS n FROM run WHERE pending_ingest_id IS NOT NULL",
    );
    expect(pending.rows[0].n).toBeGreaterThan(0);
    await waitUntilMarked();
    const broken = await lastIngest();
    expect(broken).toMatchObject({ state: "interrupted", completed_by: null });

    const again = await ingestText(stream);
    expect(again.counts.record.new + again.counts.record.unchanged).toBe(10_000);
    expect(again.counts.record.unchanged).toBe(left.rows[0].n);
    const completed = await pool().query("SELECT completed_by FROM ingest WHERE id = $1", [broken.id]);
    expect(completed.rows[0]).toEqual({ completed_by: again.ingest });

    await ingestText([{ kind: "suite", suite: "whole" }, ...stream.slice(1)]);
    expect(await suiteContent("killed", "digest")).toEqual(await suiteContent("whole", "digest"));
  });

  it("is interrupted by a signal, says so, and can be accepted as it is", async () => {
    const stop = new AbortController();
    const ingest = ingestText(manyRecords("aborted", 1000), {
      signal: stop.signal,
      onProgress: ({ records }) => {
        if (records > 0) stop.abort();
      },
    });
    await expect(ingest).rejects.toMatchObject({
      code: "interrupted",
      message: expect.stringContaining("again"),
    });
    const broken = await lastIngest();
    expect(broken).toMatchObject({ state: "interrupted", suite_name: "aborted" });
    await acceptIncompleteIngest(broken.id, "someone");
    expect(await lastIngest()).toMatchObject({ state: "accepted" });
    const pending = await pool().query("SELECT count(*)::int AS n FROM run WHERE pending_ingest_id = $1", [
      broken.id,
    ]);
    expect(pending.rows[0]).toEqual({ n: 0 });
    const audit = await pool().query(
      "SELECT actor FROM audit_entry WHERE action = 'accept_incomplete_ingest'",
    );
    expect(audit.rows).toEqual([{ actor: "someone" }]);
    await expect(acceptIncompleteIngest(broken.id, "someone")).rejects.toMatchObject({ code: "conflict" });
  });

  it("becomes one run when it is sent twice at once", async () => {
    const stream = manyRecords("both", 300);
    const states: string[] = [];
    const results = await Promise.all([
      ingestText(stream, { onProgress: ({ state }) => states.push(state) }),
      ingestText(stream, { onProgress: ({ state }) => states.push(state) }),
    ]);
    expect(states).toContain("waiting");
    expect(results.map(({ counts }) => counts.record.new).sort()).toEqual([0, 3000]);
    expect(results.map(({ counts }) => counts.record.unchanged).sort()).toEqual([0, 3000]);
    const rows = await pool().query(
      "SELECT count(*)::int AS n FROM record r JOIN suite s ON s.id = r.suite_id WHERE s.name = 'both'",
    );
    expect(rows.rows[0]).toEqual({ n: 3000 });
  });

  it("does not use up the connections, however many are sent at once", async () => {
    const stream = manyRecords("crowd", 20);
    const results = await Promise.all(Array.from({ length: 20 }, () => ingestText(stream)));
    expect(results.map(({ counts }) => counts.record.new).sort((a, b) => b - a)).toEqual([
      200,
      ...Array(19).fill(0),
    ]);
  });

  it("does not mark a running one as dead", async () => {
    const stream = manyRecords("alive", 300);
    let marked = -1;
    const ingest = ingestText(stream, {
      onProgress: ({ state, ingest: id }) => {
        if (state !== "writing" || marked !== -1) return;
        marked = 0;
        void pool()
          .query("UPDATE ingest SET heartbeat_at = now() - interval '1 hour' WHERE id = $1", [id])
          .then(markDeadIngests)
          .then((n) => {
            marked = n;
          });
      },
    });
    await ingest;
    expect(marked).toBe(0);
    expect(await lastIngest()).toMatchObject({ state: "complete" });
  });
});

async function start(name: string, stream: readonly object[]): Promise<ChildProcess> {
  const file = path.join(folder, `${name}.ndjson`);
  await writeFile(file, stream.map((line) => `${JSON.stringify(line)}\n`).join(""));
  return spawn(
    process.execPath,
    ["--import", "tsx", path.join(import.meta.dirname, "ingest-child.ts"), file],
    {
      env: { ...process.env, CLAIMCHECK_DATABASE_URL: url() },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
}

/** Waits until the child has committed a batch. */
async function written(child: ChildProcess, batches: number): Promise<void> {
  child.stdout?.resume();
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error("the child ended before it could be killed");
    const { rows } = await pool().query("SELECT count(*)::int AS n FROM record");
    if (rows[0].n >= batches) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("the child wrote nothing");
}

/** The server notices a dead client's session within moments, not at once. */
async function waitUntilMarked(): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    await pool().query(
      "UPDATE ingest SET heartbeat_at = heartbeat_at - interval '1 minute' WHERE state = 'writing'",
    );
    if ((await markDeadIngests()) > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function lastIngest() {
  const { rows } = await pool().query(
    "SELECT id, state, suite_name, completed_by FROM ingest ORDER BY id DESC LIMIT 1",
  );
  return rows[0];
}

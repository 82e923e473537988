import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { projectDir } from "../../lib/db/project-dir.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "claimcheck-start-"));
  // As root, Postgres runs under another account: where that can't enter, its files would lie elsewhere.
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Started = { readonly child: ChildProcess; said(): string; ended: Promise<number | null> };

function start(env: Record<string, string>, ...args: string[]): Started {
  const child = spawn(process.execPath, [path.join(projectDir(), "lib/cli/start.mjs"), ...args], {
    env: { ...process.env, HOST: "", PORT: "0", DATABASE_URL: "", CLAIMCHECK_DATA: folder, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  return { child, said: () => said, ended: new Promise((resolve) => child.once("close", resolve)) };
}

async function until(holds: () => boolean, { child }: Started): Promise<void> {
  while (!holds()) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
    await pause(10);
  }
}

describe("npm start", () => {
  it.each([
    ["a port that is none", { PORT: "abc" }, "must be a number from 0 to 65535"],
    ["a database that is not there", { DATABASE_URL: "postgresql://u:p@127.0.0.1:9/x" }, "can't be reached"],
    ["an address that is none of Postgres", { DATABASE_URL: "mysql://a/b" }, "must begin with postgresql://"],
    ["a host that is not this machine", { HOST: "203.0.113.1" }, "has no address 203.0.113.1"],
  ])("says in one line that it was given %s", async (_, env, message) => {
    const started = start(env);
    expect(await started.ended).toBe(1);
    expect(started.said()).toContain(message);
    expect(started.said().trim().split("\n")).toHaveLength(1);
  });

  it("says in one line that the data folder can't be used", async () => {
    const file = path.join(folder, "file");
    writeFileSync(file, "");
    const started = start({ CLAIMCHECK_DATA: file });
    expect(await started.ended).toBe(1);
    expect(started.said()).toMatch(/^claimcheck: The data folder .*file can't be used: .*\n$/);
  });

  it("leaves no Postgres behind where it is stopped while that starts", async () => {
    const started = start({}, "--no-demo");
    await until(() => existsSync(path.join(folder, "postgres", "PG_VERSION")), started);
    started.child.kill("SIGTERM");
    expect(await started.ended).toBe(0);
    expect(readdirSync(path.join(folder, "postgres"))).not.toContain("postmaster.pid");
    expect(started.said()).not.toContain("ready at");
  });

  it("makes the demo whole that an earlier start was stopped in", async () => {
    const first = start({});
    await until(() => first.said().includes("making the demo"), first);
    await pause(500);
    first.child.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    expect(first.said()).not.toContain("failed");
    const second = start({});
    await until(() => second.said().includes("ready at"), second);
    const address = /ready at (\S+)/.exec(second.said())?.[1];
    const page = await (await fetch(`${address}/s/demo`)).text();
    second.child.kill("SIGTERM");
    await second.ended;
    expect(page).toContain("Simulated data");
    expect(page).not.toContain("The rates below are not whole");
  });
});

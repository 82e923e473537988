import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { projectDir } from "../../lib/db/project-dir.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of a running server on a data folder of its own, filled with the demo suite. */
    serverUrl: string;
    /** That data folder, for commands beside the server. */
    serverData: string;
  }
}

/** Starts Claimcheck as a person would, on a fresh data folder and a free port. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), "claimcheck-e2e-"));
  // As root, Postgres runs under another account: where that can't enter, its files would be left elsewhere.
  chmodSync(folder, 0o755);
  const child = spawn(process.execPath, [path.join(projectDir(), "lib/cli/start.mjs"), "--port", "0"], {
    env: { ...process.env, CLAIMCHECK_DATA: folder, DATABASE_URL: "", HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  project.provide("serverUrl", await readyAddress(child));
  project.provide("serverData", folder);
  return async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

function readyAddress(child: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /ready at (\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
}

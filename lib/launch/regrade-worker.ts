import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { pool } from "../db/pool.ts";
import { projectDir } from "../db/project-dir.ts";

const LOOK_MS = 1000;
/** After a worker failed: not at once again. */
const REST_MS = 30_000;

/**
 * Keeps a worker at work in a process of its own while there are shared regrades, so that pages stay quick. Returns
 * how to stop: the worker then ends at its next safe point.
 */
export function keepRegradeWorker(say: (text: string) => void): () => Promise<void> {
  let child: ChildProcess | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const next = (ms: number) => {
    if (!stopped) timer = setTimeout(() => void look(), ms);
  };
  const look = async () => {
    const wanted = await isWanted().catch(() => false);
    if (stopped || !wanted) return next(LOOK_MS);
    child = start();
    const said = collect(child);
    const [code] = (await once(child, "exit").catch((error: Error) => [error.message])) as [unknown];
    child = null;
    if (code !== 0 && !stopped) say(`a worker for regrades ended early: ${said() || code}`);
    next(code === 0 ? LOOK_MS : REST_MS);
  };
  next(LOOK_MS);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    if (child === null) return;
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    await exited;
  };
}

async function isWanted(): Promise<boolean> {
  const { rowCount } = await pool().query(
    "SELECT FROM regrade WHERE kind = 'shared' AND state IN ('pending', 'running') LIMIT 1",
  );
  return rowCount !== 0;
}

function start(): ChildProcess {
  const main = path.join(projectDir(), "lib/cli/claimcheck.mjs");
  const child = spawn(process.execPath, [main, "work", "--once"], { stdio: ["ignore", "ignore", "pipe"] });
  child.once("spawn", () => {
    try {
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // Not everywhere may a process step back; it works all the same.
    }
  });
  return child;
}

/** The last that it said. */
function collect(child: ChildProcess): () => string {
  let text = "";
  child.stderr?.setEncoding("utf8").on("data", (more: string) => {
    text = (text + more).slice(-2000);
  });
  return () => text.trim().split("\n").at(-1) ?? "";
}

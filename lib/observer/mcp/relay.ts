import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { ClaimcheckError } from "../../claimcheck-error.ts";

/** How long what the server's own children still write is waited for after it ended. */
const LINGER_MS = 500;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

type Options = {
  readonly command: string;
  readonly args: readonly string[];
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable;
  readonly fromClient: (bytes: Buffer) => void;
  readonly fromServer: (bytes: Buffer) => void;
};

export type RelayEnd = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/**
 * Starts an MCP server and passes bytes between it and the client as they come, until the server ends. Signals to this
 * process go to the server. Throws `not_found` where the server can't be started.
 */
export async function relay(options: Options): Promise<RelayEnd> {
  const { command, args, stdin, stdout } = options;
  const child = spawn(command, [...args], { stdio: ["pipe", "pipe", "inherit"] });
  const pass = (signal: NodeJS.Signals) => {
    // On a terminal Ctrl-C reaches the whole group by itself.
    if (signal !== "SIGINT" || !stdin.isTTY) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  const gone = () => child.stdout.destroy();
  try {
    // Before the pipes, so that they may not miss it.
    const ended = once(child, "exit") as Promise<[number | null, NodeJS.Signals | null]>;
    const closed = once(child.stdout, "close");
    child.stdin.on("error", () => undefined);
    stdout.on("error", gone);
    stdin.pipe(child.stdin);
    stdin.on("data", options.fromClient);
    child.stdout.pipe(stdout, { end: false });
    child.stdout.on("data", options.fromServer);
    const [code, signal] = await ended.catch((error: NodeJS.ErrnoException) => {
      throw cannotStart(command, error);
    });
    const patience = new AbortController();
    await Promise.race([closed, wait(LINGER_MS, null, { signal: patience.signal }).catch(() => undefined)]);
    patience.abort();
    if (!stdout.destroyed && stdout.writable) {
      await new Promise<void>((resolve) => {
        stdout.once("error", () => resolve());
        stdout.write("", () => resolve());
      });
    }
    return { code, signal };
  } finally {
    for (const signal of SIGNALS) process.off(signal, pass);
    stdout.off("error", gone);
    stdin.off("data", options.fromClient);
    stdin.unpipe(child.stdin);
    stdin.destroy();
    child.stdout.destroy();
  }
}

function cannotStart(command: string, error: NodeJS.ErrnoException): ClaimcheckError {
  const why = error.code === "ENOENT" ? "there is no such command" : (error.code ?? error.message);
  return new ClaimcheckError("not_found", `The server ${command} can't be started: ${why}.`, {
    cause: error,
  });
}

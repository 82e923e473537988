import { createHash } from "node:crypto";
import { constants } from "node:os";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { LineTap } from "../observer/mcp/line-tap.ts";
import { McpObserver } from "../observer/mcp/mcp-observer.ts";
import { relay } from "../observer/mcp/relay.ts";
import type { Naming } from "../observer/naming/naming.ts";
import { Recorder } from "../observer/recorder.ts";
import type { RunCommand } from "./command.ts";
import { observeTarget } from "./observe-target.ts";
import { plainLine } from "./plain-line.ts";

/** A longer line passes without being read. */
const MAX_LINE = 32 * 1024 * 1024;

type Options = {
  readonly command: readonly string[];
  readonly server: string | null;
  readonly out: string | null;
  readonly suite: string | null;
  readonly naming: Naming & { readonly runId: string };
  readonly quiet: boolean;
};

/** Records what passes between an MCP client and a server over stdio. Standard output is the client's alone. */
export async function observeMcp(
  { command: [command, ...args], server, out, suite, naming, quiet }: Options,
  { err }: Parameters<RunCommand>[1],
): Promise<number> {
  if (command === undefined) {
    throw new ClaimcheckError("usage", "Name the server's command behind --: observe --mcp -- COMMAND ARGS.");
  }
  const warn = (text: string) => err.write(`claimcheck: ${text}\n`);
  const say = (text: string) => {
    if (!quiet) warn(text);
  };
  const { runId } = naming;
  const target = await observeTarget({ out, suite, runId, say, warn });
  let broken = 0;
  const recorder = new Recorder({
    output: target.output,
    // One agent may use several servers, each behind a relay of its own.
    account: server ?? digest([command, ...args]),
    onError: (error) => {
      broken++;
      warn(`not recorded: ${plainLine(error.message)}`);
    },
  });
  const told = new Set<string>();
  const tell = (problem: string) => {
    if (!told.has(problem)) warn(`warning: ${plainLine(problem)}`);
    told.add(problem);
  };
  const caseOf = (named: Naming) => {
    const caseId = named.caseId ?? naming.caseId;
    if (caseId === null) tell('a call names no case: it goes to the case "unnamed". Set CLAIMCHECK_CASE.');
    const trial = named.caseId === null ? (named.trial ?? naming.trial) : named.trial;
    return { runId: named.runId ?? runId, caseId: caseId ?? "unnamed", trial };
  };
  // A server of which nothing was asked has handled nothing: that is known too.
  if (naming.caseId !== null) recorder.open(caseOf({ runId: null, caseId: null, trial: null }), "observer");
  const observer = new McpObserver({ recorder, caseOf, tell });
  const tap = (who: string, onLine: (line: string) => void) =>
    new LineTap({
      maxBytes: MAX_LINE,
      onLine: (line) => {
        try {
          onLine(line);
        } catch (error) {
          tell(`a message of the ${who} could not be read: ${(error as Error).message}`);
        }
      },
      onTooLong: () => tell(`a message of the ${who} is too long to be read; it was passed on`),
    });
  const fromClient = tap("client", (text) => observer.fromClient(text));
  const fromServer = tap("server", (text) => observer.fromServer(text));
  try {
    const { code, signal } = await relay({
      command,
      args,
      stdin: process.stdin,
      stdout: process.stdout,
      fromClient: (bytes) => fromClient.push(bytes),
      fromServer: (bytes) => fromServer.push(bytes),
    });
    fromServer.end();
    return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
  } finally {
    observer.end();
    await recorder.close().catch(() => undefined);
    say(
      `${observer.calls} calls recorded; ${broken === 0 ? `they are in ${target.where}` : "not all of them"}.`,
    );
  }
}

/** The command itself may hold credentials. */
function digest(words: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(words)).digest("hex").slice(0, 8);
}

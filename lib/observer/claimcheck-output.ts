import { setTimeout as wait } from "node:timers/promises";
import type { RecordOutput } from "./record-output.ts";

type Options = {
  /** Address of a running Claimcheck, such as `http://127.0.0.1:3000`. */
  readonly url: string;
  readonly suite: string;
  /** Told what the server did not take: rejects and conflicts. */
  readonly onProblem?: (problem: string) => void;
  /** How long a server that can't be reached is tried, in milliseconds. */
  readonly patienceMs?: number;
};

type Answer = {
  readonly rejects?: { readonly total: number; readonly first: readonly { readonly message: string }[] };
  readonly conflicts?: { readonly total: number; readonly first: readonly { readonly message: string }[] };
};

const BATCH_CHARS = 1 << 20;
const DELAY_MS = 500;
const PATIENCE_MS = 60_000;
const FIRST_PAUSE_MS = 200;
const LAST_PAUSE_MS = 5000;
/** Statuses of a server, or of a proxy before it, that will not last. */
const PASSING = new Set([429, 502, 503, 504]);

/**
 * Sends lines to a running Claimcheck, some at a time. A server that can't be reached or is busy is tried again for a
 * while; what it never took is an error of `close`, and the lines are sent once: the server knows what it has.
 */
export function claimcheckOutput(options: Options): RecordOutput {
  const { onProblem = () => undefined, patienceMs = PATIENCE_MS } = options;
  const address = new URL("api/ingest", options.url.endsWith("/") ? options.url : `${options.url}/`);
  address.searchParams.set("suite", options.suite);
  let lines: string[] = [];
  let size = 0;
  let timer: NodeJS.Timeout | null = null;
  let failure: Error | null = null;
  let sending: Promise<void> = Promise.resolve();
  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (lines.length === 0) return sending;
    const body = `${lines.join("\n")}\n`;
    lines = [];
    size = 0;
    sending = sending
      .then(() => send(address, body, patienceMs))
      .then((answer) => tell(answer, onProblem))
      .catch((error: Error) => {
        failure ??= error;
        onProblem(error.message);
      });
    return sending;
  };
  return {
    write: async (line) => {
      lines.push(line);
      size += line.length;
      // Whoever writes faster than the server takes waits for it.
      if (size >= BATCH_CHARS) await flush();
      else timer ??= setTimeout(flush, DELAY_MS);
    },
    close: async () => {
      await flush();
      if (failure !== null) throw failure;
    },
  };
}

async function send(address: URL, body: string, patienceMs: number): Promise<Answer> {
  const until = Date.now() + patienceMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LAST_PAUSE_MS)) {
    const tried = await post(address, body);
    if (!("again" in tried)) return tried;
    if (Date.now() + pause > until) {
      throw new Error(
        `Claimcheck at ${address.origin} did not take ${body.split("\n").length - 1} recorded lines: ${tried.again}`,
      );
    }
    await wait(pause);
  }
}

async function post(address: URL, body: string): Promise<Answer | { readonly again: string }> {
  let response: Response;
  try {
    response = await fetch(address, {
      method: "POST",
      body,
      headers: { "content-type": "application/x-ndjson" },
    });
  } catch (error) {
    const { message, cause } = error as Error;
    return { again: cause instanceof Error ? cause.message : message };
  }
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as Answer;
  const why = `it answered ${response.status}: ${text.slice(0, 500)}`;
  if (PASSING.has(response.status) || isBusy(response.status, text)) return { again: why };
  throw new Error(`Claimcheck at ${address.origin} did not take what was recorded: ${why}`);
}

/** Another ingest writes into the suite. A conflict has the same status, and stays one. */
function isBusy(status: number, text: string): boolean {
  if (status !== 409) return false;
  try {
    return (JSON.parse(text) as { error?: { code?: unknown } }).error?.code === "busy";
  } catch {
    return false;
  }
}

function tell({ rejects, conflicts }: Answer, onProblem: (problem: string) => void): void {
  for (const [what, found] of [
    ["rejected", rejects],
    ["in conflict", conflicts],
  ] as const) {
    if (!found || found.total === 0) continue;
    onProblem(
      `${found.total} recorded ${found.total === 1 ? "object is" : "objects are"} ${what}: ${found.first[0]?.message ?? ""}`,
    );
  }
}

import { isIP } from "node:net";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { LOOPBACK_HOSTS } from "../http/check-request.ts";
import type { Naming } from "../observer/naming/naming.ts";
import { ByteBudget } from "../observer/proxy/byte-budget.ts";
import { CaseDesk } from "../observer/proxy/case-desk.ts";
import { ObservingProxy } from "../observer/proxy/observing-proxy.ts";
import { SeenTools } from "../observer/proxy/seen-tools.ts";
import { Totals } from "../observer/proxy/totals.ts";
import { readUpstream } from "../observer/proxy/upstream.ts";
import { Recorder } from "../observer/recorder.ts";
import type { RunCommand } from "./command.ts";
import { ObserveLine } from "./observe-line.ts";
import { observeTarget } from "./observe-target.ts";
import { plainLine } from "./plain-line.ts";
import { wholeNumber } from "./whole-number.ts";

const PORT = 4517;
/** What all bodies that are looked at may hold in memory together. */
const BUDGET = 256 * 1024 * 1024;
/** How long streams may go on after Ctrl-C. */
const GRACE_MS = 10_000;
const TICK_MS = 250;
/** So many kinds of trouble are told as they come; all stand in the summary. */
const TOLD = 20;

type Options = {
  readonly upstream: string;
  readonly port: string | null;
  readonly host: string | null;
  readonly idle: string | null;
  readonly out: string | null;
  readonly suite: string | null;
  readonly naming: Naming & { readonly runId: string };
  readonly quiet: boolean;
};

/** Records what passes between an agent and a model's API until Ctrl-C. */
export async function observeWire(
  options: Options,
  { out, err, signal }: Parameters<RunCommand>[1],
): Promise<number> {
  const upstream = readUpstream(options.upstream);
  const port = wholeNumber("port", options.port) ?? PORT;
  if (port > 65535) throw new ClaimcheckError("usage", `There is no port ${port}: the last is 65535.`);
  const idleMs = (wholeNumber("idle", options.idle) ?? 0) * 1000;
  const host = options.host ?? "127.0.0.1";
  const loopback = LOOPBACK_HOSTS.includes(host) || host === "::1";
  const line = new ObserveLine(err, options.quiet);
  const warn = (text: string) => {
    line.clear();
    err.write(`claimcheck: ${text}\n`);
  };
  const say = (text: string) => {
    line.clear();
    if (options.quiet) return;
    out.line(`${new Date().toTimeString().slice(0, 8)}  ${text}`);
    void out.flush();
  };
  const { runId } = options.naming;
  const target = await observeTarget({ ...options, runId, say, warn });
  let broken = 0;
  const recorder = new Recorder({
    output: target.output,
    onError: (error) => {
      broken++;
      warn(`not recorded: ${plainLine(error.message)}`);
    },
  });
  const totals = new Totals(({ caseId }, what) => {
    if (totals.notRead.get(what) === 1 && totals.notRead.size <= TOLD)
      warn(`case ${plainLine(caseId, 80)}: could not read ${what}`);
  });
  const desk = new CaseDesk({
    recorder,
    defaults: options.naming,
    warn: (text) => warn(`warning: ${plainLine(text)}`),
    onEnd: ({ at, calls, answers }) => {
      totals.cases++;
      say(
        `${plainLine(at.caseId, 80)} trial ${at.trial}: ${count(calls, "call")} in ${count(answers, "answer")}`,
      );
    },
  });
  const observation = { recorder, budget: new ByteBudget(BUDGET), totals, tools: new SeenTools() };
  const proxy = new ObservingProxy({ upstream, host, port, loopback, desk, observation });
  const bound = await proxy.listen().catch(async (error: Error) => {
    await recorder.close().catch(() => undefined);
    throw error;
  });
  const address = `http://${isIP(host) === 6 ? `[${host}]` : host}:${bound}`;
  out.line(
    `Observing ${upstream.host} at ${address}${upstream.basePath === "" ? "" : " (the upstream's base path is added)"}; run ${plainLine(runId)} goes to ${target.where}. Ctrl-C ends it.`,
  );
  await out.flush();
  if (!loopback) {
    warn(
      `warning: listening on ${host}: anyone who reaches this machine can use the upstream through it and name cases; there is no log-in.`,
    );
  }
  const tick = setInterval(() => {
    line.show(totals, desk.open.length);
    if (idleMs === 0) return;
    for (const open of desk.open) {
      if (open.running.size === 0 && Date.now() - open.heard >= idleMs)
        void desk.end(open).catch(() => undefined);
    }
  }, TICK_MS);
  await aborted(signal);
  clearInterval(tick);
  line.clear();
  await proxy.close(GRACE_MS);
  for (const open of desk.open) await desk.end(open, 1000).catch(() => undefined);
  await recorder.close().catch(() => undefined);
  out.line(summary(totals));
  out.line(
    broken === 0
      ? `The records are in ${target.where}. Next: ${target.next}`
      : "Not everything was recorded: see above.",
  );
  return broken === 0 ? 0 : 1;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

function summary(totals: Totals): string {
  const lines = [
    `${count(totals.cases, "case")}, ${count(totals.answers, "answer")} (${totals.errors} with an error), ${count(totals.calls, "call")}, ${(totals.bytes / 1e6).toFixed(1)} MB looked at; ${count(totals.others, "request")} of no known API passed unseen.`,
  ];
  if (totals.notRead.size > 0) lines.push("Could not be read:");
  for (const [what, times] of totals.notRead) lines.push(`  ${times} × ${plainLine(what, 200)}`);
  return lines.join("\n");
}

function count(number: number, word: string): string {
  return `${number.toLocaleString("en")} ${word}${number === 1 ? "" : "s"}`;
}

import { AsyncLocalStorage } from "node:async_hooks";
import type { CaseName } from "./case-name.ts";
import { claimcheckOutput } from "./claimcheck-output.ts";
import { fileOutput } from "./file-output.ts";
import { readNaming } from "./naming/read-naming.ts";
import { observeFetch } from "./observe-fetch.ts";
import { observeTools } from "./observe-tools.ts";
import type { RecordSource } from "./open-records.ts";
import { Recorder } from "./recorder.ts";

/** Where records go: a file of native NDJSON, or a running Claimcheck. */
export type RecordTarget = { readonly out: string } | { readonly url: string; readonly suite: string };

export type RecordOptions = {
  /** The run; else CLAIMCHECK_RUN, else the time. */
  readonly runId?: string;
  /** Told what could not be recorded; the agent goes on whatever happens here. By default a warning of the process. */
  readonly onError?: (error: Error) => void;
};

export type Recording = {
  readonly runId: string;
  /**
   * Runs one case: what is called in it, also later and beside others, belongs to its trial (the next one, where none
   * is said). Gives what `work` gives; its records are written when it ends. Rejects as `work` does, or with an error
   * where the id or trial can't be one.
   */
  case<T>(caseId: string, work: () => T | Promise<T>, options?: { readonly trial?: number }): Promise<T>;
  /** The tools, observed: `observeTools` into this recording. */
  observeTools<T extends object>(registry: T): T;
  /** A `fetch`, observed: `observeFetch` into this recording. */
  observeFetch(given?: typeof fetch): typeof fetch;
  /** Writes what is open. Rejects where something could not be recorded, with what. */
  close(): Promise<void>;
};

/**
 * Starts a recording. Calls outside of `case` belong to CLAIMCHECK_CASE and CLAIMCHECK_TRIAL, else to the case
 * `unnamed`. Throws where the file can't be written, or a name can't be one.
 *
 * @example
 * const recording = record({ out: "tools.ndjson" }, { runId: "2026-11-24" });
 * const tools = recording.observeTools({ issue_refund: async ({ order }) => refund(order) });
 * await recording.case("refund_damaged", () => runAgent(tools));
 * await recording.close();
 */
export function record(target: RecordTarget, options: RecordOptions = {}): Recording {
  const { onError = warn } = options;
  const { CLAIMCHECK_RUN, CLAIMCHECK_CASE, CLAIMCHECK_TRIAL } = process.env;
  const outside = named({
    runId: options.runId ?? (CLAIMCHECK_RUN || `recorded-${new Date().toISOString().replace(/[:.]/g, "-")}`),
    caseId: CLAIMCHECK_CASE || "unnamed",
    trial: CLAIMCHECK_TRIAL || null,
  });
  const { runId } = outside;
  const output =
    "out" in target
      ? fileOutput(target.out)
      : claimcheckOutput({ ...target, onProblem: (problem) => onError(new Error(problem)) });
  const recorder = new Recorder({ output, onError });
  const present = new AsyncLocalStorage<CaseName>();
  const next = new Map<string, number>();
  const ended = new Set<string>();
  const sources = new Set<RecordSource>();
  let closed = false;
  const isOver = (at: CaseName) => closed || ended.has(keyOf(at));
  const observing = {
    recorder,
    onError,
    isOver,
    caseOf() {
      const at = present.getStore() ?? outside;
      if (isOver(at))
        throw new Error(`Something came after its case ${at.caseId} had ended; it is not recorded.`);
      return at;
    },
  };
  return {
    runId,
    async case(caseId, work, { trial } = {}) {
      const at = named({ runId, caseId, trial: trial ?? next.get(caseId) ?? 0 });
      next.set(caseId, (at.trial ?? 0) + 1);
      ended.delete(keyOf(at));
      // A case that calls nothing has a record of nothing.
      for (const source of sources) recorder.open(at, source);
      try {
        return await present.run(at, work);
      } finally {
        ended.add(keyOf(at));
        // What could not be written was said, and `close` says it again.
        await recorder.end(at).catch(() => undefined);
      }
    },
    observeTools(registry) {
      sources.add("observer");
      return observeTools(registry, observing);
    },
    observeFetch(given = fetch) {
      sources.add("provider");
      return observeFetch(given, observing);
    },
    close() {
      closed = true;
      return recorder.close();
    },
  };
}

function named(said: Parameters<typeof readNaming>[0] & { readonly runId: string; readonly caseId: string }) {
  const naming = readNaming(said);
  if ("problem" in naming) throw new TypeError(naming.problem);
  return { runId: said.runId, caseId: said.caseId, trial: naming.trial };
}

function keyOf({ caseId, trial }: CaseName): string {
  return JSON.stringify([caseId, trial]);
}

function warn({ message }: Error): void {
  process.emitWarning(message, "ClaimcheckWarning");
}

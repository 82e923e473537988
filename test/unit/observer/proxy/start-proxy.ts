import { ByteBudget } from "../../../../lib/observer/proxy/byte-budget.ts";
import { CaseDesk } from "../../../../lib/observer/proxy/case-desk.ts";
import { ObservingProxy } from "../../../../lib/observer/proxy/observing-proxy.ts";
import { SeenTools } from "../../../../lib/observer/proxy/seen-tools.ts";
import { Totals } from "../../../../lib/observer/proxy/totals.ts";
import { readUpstream } from "../../../../lib/observer/proxy/upstream.ts";
import { Recorder } from "../../../../lib/observer/recorder.ts";

type Call = {
  readonly name: string;
  readonly arguments_raw?: string;
  readonly turn?: number;
  readonly result?: unknown;
  readonly error?: unknown;
};
export type RecordLine = {
  readonly case_id: string;
  readonly run_id: string;
  readonly trial: number;
  readonly source: string;
  readonly tool_calls: readonly Call[];
  readonly usage?: unknown;
};

/** The proxy in front of `upstream`, its records kept in memory. */
export async function startProxy(upstream: string, { caseId = "c" as string | null, budget = 1 << 28 } = {}) {
  const lines: string[] = [];
  const warnings: string[] = [];
  const recorder = new Recorder({
    output: { write: async (line) => void lines.push(line), close: async () => undefined },
  });
  const totals = new Totals();
  const desk = new CaseDesk({
    recorder,
    defaults: { runId: "r", caseId, trial: null },
    warn: (text) => void warnings.push(text),
    onEnd: () => void totals.cases++,
  });
  const proxy = new ObservingProxy({
    upstream: readUpstream(upstream),
    host: "127.0.0.1",
    port: 0,
    loopback: true,
    desk,
    observation: { recorder, budget: new ByteBudget(budget), totals, tools: new SeenTools() },
  });
  const port = await proxy.listen();
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    totals,
    desk,
    warnings,
    lines,
    /** Ends all that is open and gives the records. */
    async records(): Promise<RecordLine[]> {
      for (const open of desk.open) await desk.end(open);
      return lines
        .map((line) => JSON.parse(line) as RecordLine & { kind: string })
        .filter(({ kind }) => kind === "record");
    },
    close: () => proxy.close(0),
  };
}

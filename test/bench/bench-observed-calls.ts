import path from "node:path";
import { fileOutput } from "../../lib/observer/file-output.ts";
import { observeFetch } from "../../lib/observer/observe-fetch.ts";
import { observeTools } from "../../lib/observer/observe-tools.ts";
import type { RecordOutput } from "../../lib/observer/record-output.ts";
import { Recorder } from "../../lib/observer/recorder.ts";
import type { BenchRow } from "./bench-row.ts";

const CALLS = 20_000;
const PER_CASE = 20;
const ROUNDS = 7;
const ANSWER = JSON.stringify({
  choices: [
    {
      index: 0,
      message: {
        role: "assistant",
        tool_calls: [
          { id: "call_1", type: "function", function: { name: "transfer", arguments: '{"amount": 12.50}' } },
        ],
      },
      finish_reason: "tool_calls",
    },
  ],
});
const BODY = JSON.stringify({
  model: "m",
  messages: [{ role: "user", content: "Move the money. ".repeat(50) }],
});

/** What the recorder library adds to one call of a tool, and to one answer of a model, held in memory and into a file. */
export async function benchObservedCalls(folder: string): Promise<BenchRow[]> {
  const nowhere: RecordOutput = { write: async () => undefined, close: async () => undefined };
  const rows: BenchRow[] = [];
  for (const [where, output] of [
    ["in memory", nowhere],
    ["into a file with its journal", await fileOutput(path.join(folder, "calls.ndjson"))],
  ] as const) {
    const recorder = new Recorder({ output });
    let number = 0;
    const caseOf = () => ({ runId: "r", caseId: `case-${number}`, trial: 0 });
    const observing = { recorder, caseOf };
    const handlers = { transfer: async ({ amount }: { amount: number }) => ({ moved: amount }) };
    const observed = observeTools(handlers, observing);
    const answer = async () => new Response(ANSWER, { headers: { "content-type": "application/json" } });
    const watched = observeFetch(answer as typeof fetch, observing);
    const nextCase = async () => {
      const before = caseOf();
      number++;
      await recorder.end(before);
    };
    const ask = (way: typeof fetch) => async () => {
      const url = "http://127.0.0.1/v1/chat/completions";
      await (await way(url, { method: "POST", body: BODY })).text();
    };
    const bare = await nanoseconds(
      () => handlers.transfer({ amount: 12.5 }),
      async () => undefined,
    );
    const withTools = await nanoseconds(() => observed.transfer({ amount: 12.5 }), nextCase);
    const bareFetch = await nanoseconds(ask(answer as typeof fetch), async () => undefined);
    const withFetch = await nanoseconds(ask(watched), nextCase);
    await recorder.close();
    rows.push(
      { what: `observeTools, ${where}`, value: `+${said(withTools - bare)} a call`, aim: null },
      { what: `observeFetch, ${where}`, value: `+${said(withFetch - bareFetch)} an answer`, aim: null },
    );
  }
  return rows;
}

/** Of one call, the median of some rounds; a case ends every so many calls. */
async function nanoseconds(call: () => Promise<unknown>, nextCase: () => Promise<void>): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const begun = performance.now();
    for (let at = 1; at <= CALLS; at++) {
      await call();
      if (at % PER_CASE === 0) await nextCase();
    }
    // The first round is for the compiler.
    if (round > 0) rounds.push(((performance.now() - begun) / CALLS) * 1e6);
  }
  return rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

function said(ns: number): string {
  return `${Math.round(ns).toLocaleString("en")} ns`;
}

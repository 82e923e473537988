import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { benchObservedCalls } from "./bench-observed-calls.ts";
import type { BenchRow } from "./bench-row.ts";
import { httpLoad } from "./http-load.ts";
import { startBenchChild } from "./start-bench-child.ts";

const CLI = fileURLToPath(new URL("../../lib/cli/claimcheck.mjs", import.meta.url));
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const CONCURRENCIES = [1, 16, 64];
const ROUNDS = 5;
/** Every process compiles as it runs: so many requests go before what is measured. */
const WARM_UP = 8000;
const PATH = "/v1/chat/completions";
const BODY = JSON.stringify({
  model: "m",
  messages: [{ role: "user", content: "Move the money. ".repeat(50) }],
  tools: [{ type: "function", function: { name: "transfer", parameters: { type: "object" } } }],
});

/** What recording costs: latency and calls/s through the proxy, against none and one that only pipes; and the library's. */
export async function benchObserver(): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "claimcheck-bench-observer-"));
  const upstream = await startBenchChild([here("observer-upstream.ts")]);
  const plain = await startBenchChild([here("observer-plain-proxy.ts"), upstream.url]);
  const file = path.join(folder, "bench.ndjson");
  const options = ["--port", "0", "--case", "bench", "--quiet", "--out", file];
  const observed = await startBenchChild([CLI, "observe", "--upstream", upstream.url, ...options]);
  const ways = { direct: upstream.url, plain: plain.url, observed: observed.url };
  let sent = 0;
  const rows: BenchRow[] = [];
  try {
    for (const url of Object.values(ways)) {
      for (const prefix of ["/json", "/stream"]) {
        await httpLoad({ url: url + prefix + PATH, body: BODY, requests: WARM_UP / 2, concurrency: 16 });
      }
    }
    sent += WARM_UP;
    for (const [what, prefix, requests] of [
      ["JSON answers", "/json", 2000],
      ["streams of 20 events", "/stream", 600],
    ] as const) {
      for (const concurrency of CONCURRENCIES) {
        rows.push(...(await compare(what, prefix, requests, concurrency, ways)));
        sent += requests * ROUNDS;
      }
    }
    for (const one of [observed, plain, upstream]) await stop(one);
    const record = (await readFile(file, "utf8"))
      .split("\n")
      .find((line) => line.includes('"kind":"record"'));
    const { length } = (JSON.parse(record ?? '{"tool_calls":[]}') as { tool_calls: unknown[] }).tool_calls;
    const of = `${length.toLocaleString("en")} of ${sent.toLocaleString("en")}`;
    rows.push({ what: "calls recorded", value: of, aim: { text: "all", reached: length === sent } });
    return [...rows, ...(await benchObservedCalls(folder))];
  } finally {
    for (const one of [observed, plain, upstream]) await stop(one);
    await rm(folder, { recursive: true, force: true });
  }
}

async function stop({ child }: Awaited<ReturnType<typeof startBenchChild>>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

type Way = "direct" | "plain" | "observed";
type Measured = { rate: number; p50: number; p95: number };

/** Rounds take turns, so that a machine that is busy for a while is so for all; medians of the rounds. */
async function compare(
  what: string,
  prefix: string,
  requests: number,
  concurrency: number,
  ways: Readonly<Record<Way, string>>,
): Promise<BenchRow[]> {
  const rounds: Record<Way, Measured[]> = { direct: [], plain: [], observed: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const way of ["direct", "plain", "observed"] as const) {
      const url = ways[way] + prefix + PATH;
      const { all, times } = await httpLoad({ url, body: BODY, requests, concurrency });
      const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
      rounds[way].push({ rate: (requests / all) * 1000, p50: at(0.5), p95: at(0.95) });
    }
  }
  const of = (way: Way, field: keyof Measured) => median(rounds[way].map((one) => one[field]));
  const named = `${what}, ${concurrency} at once`;
  const rate = (way: Way) => `${Math.round(of(way, "rate")).toLocaleString("en")} calls/s`;
  const added = (way: Way, field: "p50" | "p95") => {
    const ms = of(way, field) - of("direct", field);
    return `${ms < 0 ? "" : "+"}${ms.toFixed(2)} ms`;
  };
  const share = (way: Way) => (of("observed", "rate") / of(way, "rate")).toFixed(2);
  return [
    {
      what: `${named}: calls/s`,
      value: `direct ${rate("direct")}, plain proxy ${rate("plain")}, observed ${rate("observed")} = ${share("plain")} × plain, ${share("direct")} × direct`,
      aim: null,
    },
    {
      what: `${named}: latency`,
      value: `direct p50 ${of("direct", "p50").toFixed(2)}, p95 ${of("direct", "p95").toFixed(2)} ms; plain ${added("plain", "p50")}, ${added("plain", "p95")}; observed ${added("observed", "p50")}, ${added("observed", "p95")}`,
      aim: null,
    },
  ];
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

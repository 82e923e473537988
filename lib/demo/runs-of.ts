import { AGENTS, type Agent } from "./agents.ts";
import { draw } from "./draw.ts";

export type Run = {
  readonly runId: string;
  readonly startedAt: string;
  readonly gitSha: string;
  readonly agent: Agent;
  /** What the provider takes for a million tokens, in USD. */
  readonly price: { readonly input: number; readonly output: number };
};

const WEEK = 7 * 24 * 3_600_000;
const FIRST_PRICE = { "aster-1.2": { input: 2.4, output: 9.6 }, "borea-2.0": { input: 2.9, output: 11.5 } };
/** Each week the provider takes a little less. */
const WEEKLY_PRICE_CHANGE = 0.985;
const ANY_PRICE = { input: 2.5, output: 10 };

/** The weekly runs, oldest first; the last one starts at `end` (RFC 3339). */
export function runsOf(seed: number, end: string): readonly Run[] {
  const last = Date.parse(end);
  return AGENTS.map((agent, index) => {
    const startedAt = new Date(last - (AGENTS.length - 1 - index) * WEEK).toISOString();
    const drift = WEEKLY_PRICE_CHANGE ** index;
    const price = Object.entries(FIRST_PRICE).find(([model]) => model === agent.model)?.[1] ?? ANY_PRICE;
    return {
      runId: startedAt.slice(0, 10),
      startedAt,
      gitSha: shaOf(seed, Math.floor(index / 2) + index),
      agent,
      price: { input: price.input * drift, output: price.output * drift },
    };
  });
}

function shaOf(seed: number, commit: number): string {
  return Array.from({ length: 40 }, (_, at) =>
    Math.floor(draw(seed, `sha|${commit}|${at}`) * 16).toString(16),
  ).join("");
}

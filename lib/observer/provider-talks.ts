import { AwaitedResults } from "./awaited-results.ts";
import type { CaseName } from "./case-name.ts";
import { SeenTools } from "./proxy/seen-tools.ts";

/** So many cases are remembered at a time. */
const MOST = 1000;

export type ProviderTalk = { readonly results: AwaitedResults; readonly tools: SeenTools };

/** What was said to the model so far, by case; the cases that were not heard of for longest are forgotten. */
export class ProviderTalks {
  readonly #tools = new SeenTools();
  readonly #results = new Map<string, AwaitedResults>();

  of({ runId, caseId, trial }: CaseName): ProviderTalk {
    const key = JSON.stringify([runId, caseId, trial]);
    const results = this.#results.get(key) ?? new AwaitedResults();
    this.#results.delete(key);
    this.#results.set(key, results);
    for (const [oldest] of this.#results) {
      if (this.#results.size <= MOST) break;
      this.#results.delete(oldest);
    }
    return { results, tools: this.#tools };
  }
}

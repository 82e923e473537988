import type { Outcome } from "./outcome.ts";
import type { WireResult } from "./wire/wire-request.ts";

type Awaited = { readonly finish: (outcome: Outcome) => void; answered: boolean };

/** The calls of one case whose results a later request will tell. */
export class AwaitedResults {
  readonly #awaited = new Map<string, Awaited[]>();

  await(callId: string | null, name: string, finish: (outcome: Outcome) => void): void {
    const key = keyOf(callId, name);
    const before = this.#awaited.get(key);
    if (before) before.push({ finish, answered: false });
    else this.#awaited.set(key, [{ finish, answered: false }]);
  }

  /**
   * Takes what a request tells of earlier calls, the whole conversation again each time. Where several calls bear one
   * id, or an API gives none, the last results belong to the last calls.
   */
  takeResults(results: readonly WireResult[]): void {
    const told = new Map<string, WireResult[]>();
    for (const one of results) {
      const key = keyOf(one.callId, one.name ?? "");
      const before = told.get(key);
      if (before) before.push(one);
      else told.set(key, [one]);
    }
    for (const [key, list] of told) {
      const calls = this.#awaited.get(key) ?? [];
      for (let back = 1; back <= Math.min(list.length, calls.length); back++) {
        const call = calls[calls.length - back];
        const result = list[list.length - back];
        if (call === undefined || result === undefined || call.answered) continue;
        call.answered = true;
        const said = result.result ?? "null";
        call.finish(result.isError ? { error: said } : { result: said });
      }
    }
  }
}

function keyOf(callId: string | null, name: string): string {
  return callId === null ? `name ${name}` : `id ${callId}`;
}

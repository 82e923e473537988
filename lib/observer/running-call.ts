import type { Ended } from "./ended.ts";
import type { Observing } from "./observing.ts";
import type { Outcome } from "./outcome.ts";

type Attempt = { readonly name: string; readonly args: string | null; ended: Ended | null };

/** An observed call while it runs. Handlers that run within it are its attempts. */
export class RunningCall {
  readonly observing: Observing;
  readonly #attempts: Attempt[] = [];
  readonly #finish: (outcome: Outcome) => void;
  readonly #began = performance.now();
  #isOver = false;
  #asksModel = false;

  constructor(observing: Observing, finish: (outcome: Outcome) => void) {
    this.observing = observing;
    this.#finish = finish;
  }

  /** Not of what it left running; nor of an agent that is a tool, as its handlers run for calls of its own model. */
  get takesAttempts(): boolean {
    return !this.#isOver && !this.#asksModel;
  }

  asksModel(): void {
    this.#asksModel = true;
  }

  /** A handler runs within it. The function that it gives takes how that ended. */
  attempt(name: string, args: string | null): (ended: Ended) => void {
    const attempt: Attempt = { name, args, ended: null };
    this.#attempts.push(attempt);
    return (ended) => {
      attempt.ended ??= ended;
    };
  }

  settle(ended: Ended): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const last = this.#attempts.at(-1);
    this.#finish({
      ...ended,
      ...last?.ended,
      latencyMs: performance.now() - this.#began,
      ...(last === undefined ? {} : { dispatchedName: last.name }),
      ...(last === undefined || last.args === null ? {} : { argumentsReceived: last.args }),
      ...(this.#attempts.length > 1 ? { attempts: `[${this.#attempts.map(attemptText).join(",")}]` } : {}),
    });
  }
}

function attemptText({ name, args, ended }: Attempt): string {
  const members = Object.entries({ arguments: args, ...ended }).filter(([, text]) => text !== null);
  return `{${[`"name":${JSON.stringify(name)}`, ...members.map(([key, text]) => `"${key}":${text}`)].join(",")}}`;
}

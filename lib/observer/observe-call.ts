import { AsyncLocalStorage } from "node:async_hooks";
import type { Observing } from "./observing.ts";
import type { Outcome } from "./outcome.ts";
import { valueText } from "./value-text.ts";
import { watchResult } from "./watch-result.ts";

type Attempt = { name: string; args: string | null; outcome: string | null };

/** A call while it runs; handlers that run within it are its attempts. */
class RunningCall {
  readonly observing: Observing;
  readonly attempts: Attempt[] = [];
  readonly #finish: (outcome: Outcome) => void;
  readonly #began = performance.now();

  constructor(observing: Observing, finish: (outcome: Outcome) => void) {
    this.observing = observing;
    this.#finish = finish;
  }

  settle(outcome: { readonly result: string } | { readonly error: string }): void {
    const last = this.attempts.at(-1);
    const several = this.attempts.map(
      ({ name, args, outcome: ended }) =>
        `{"name":${JSON.stringify(name)}${args === null ? "" : `,"arguments":${args}`}${ended ?? ""}}`,
    );
    this.#finish({
      ...outcome,
      latencyMs: performance.now() - this.#began,
      ...(last === undefined ? {} : { dispatchedName: last.name }),
      ...(last === undefined || last.args === null ? {} : { argumentsReceived: last.args }),
      ...(several.length > 1 ? { attempts: `[${several.join(",")}]` } : {}),
    });
  }
}

const running = new AsyncLocalStorage<RunningCall>();

/**
 * Runs a handler and records it: name and arguments before it runs, what it gave back or threw when it ends. Within a
 * call that is observed already it is an attempt at that one. Nothing of the recording reaches whoever called.
 */
export function observeCall(
  observing: Observing,
  name: string,
  args: readonly unknown[],
  run: () => unknown,
): unknown {
  const outer = running.getStore();
  if (outer !== undefined && outer.observing.recorder === observing.recorder)
    return attempt(outer, name, args, run);
  const call = begin(observing, name, args);
  if (call === null) return run();
  return watched(
    () => running.run(call, run),
    (outcome) => call.settle(outcome),
    observing,
  );
}

function begin(observing: Observing, name: string, args: readonly unknown[]): RunningCall | null {
  try {
    const [first] = args;
    const finish = observing.recorder.begin(observing.caseOf(), "observer", {
      callId: null,
      name,
      argumentsRaw: typeof first === "string" ? first : args.length === 0 ? null : valueText(first),
      providerParsed: typeof first !== "string",
      turn: null,
      startedAt: new Date().toISOString(),
    });
    return new RunningCall(observing, finish);
  } catch (error) {
    observing.onError?.(error as Error);
    return null;
  }
}

function attempt(outer: RunningCall, name: string, args: readonly unknown[], run: () => unknown): unknown {
  const one: Attempt = { name, args: args.length === 0 ? null : valueText(args[0]), outcome: null };
  outer.attempts.push(one);
  return watched(
    run,
    (outcome) => {
      one.outcome = "error" in outcome ? `,"error":${outcome.error}` : `,"result":${outcome.result}`;
    },
    outer.observing,
  );
}

function watched(
  run: () => unknown,
  settle: (outcome: { readonly result: string } | { readonly error: string }) => void,
  { onError }: Observing,
): unknown {
  const settled: typeof settle = (outcome) => {
    try {
      settle(outcome);
    } catch (error) {
      onError?.(error as Error);
    }
  };
  let value: unknown;
  try {
    value = run();
  } catch (error) {
    settled({ error: valueText(error) });
    throw error;
  }
  return watchResult(value, settled);
}

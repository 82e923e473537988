import type { Ended } from "./ended.ts";
import type { Observing } from "./observing.ts";
import { running } from "./running.ts";
import { RunningCall } from "./running-call.ts";
import { sayProblem } from "./say-problem.ts";
import { valueText } from "./value-text.ts";
import { watchResult } from "./watch-result.ts";

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
  const inner = outer?.takesAttempts && outer.observing.recorder === observing.recorder;
  const call = inner ? outer : begin(observing, name, args);
  if (call === null) return run();
  const settle = inner
    ? call.attempt(name, args.length === 0 ? null : valueText(args[0]))
    : (ended: Ended) => call.settle(ended);
  const within = <V>(work: () => V): V => running.run(call, work);
  const settled = (ended: Ended) => {
    try {
      settle(ended);
    } catch (error) {
      sayProblem(observing, error);
    }
  };
  let value: unknown;
  try {
    value = within(run);
  } catch (error) {
    settled({ error: valueText(error) });
    throw error;
  }
  return watchResult(value, { settled, within });
}

function begin(observing: Observing, name: string, args: readonly unknown[]): RunningCall | null {
  try {
    const [first] = args;
    const finish = observing.recorder.begin(observing.caseOf(), "observer", {
      callId: callIdOf(args),
      name,
      argumentsRaw: typeof first === "string" ? first : args.length === 0 ? null : valueText(first),
      providerParsed: typeof first !== "string",
      turn: null,
      startedAt: new Date().toISOString(),
    });
    return new RunningCall(observing, finish);
  } catch (error) {
    sayProblem(observing, error);
    return null;
  }
}

/** Some agent libraries hand over the model's id of the call, beside its arguments. */
function callIdOf([, options]: readonly unknown[]): string | null {
  const { toolCallId, toolCall } = (options ?? {}) as {
    toolCallId?: unknown;
    toolCall?: { callId?: unknown };
  };
  const id = toolCallId ?? toolCall?.callId;
  return typeof id === "string" ? id : null;
}

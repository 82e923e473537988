import { ancestors } from "./ancestors.ts";
import { byStart } from "./by-start.ts";
import type { Emitted } from "./emitted.ts";
import type { EmittedCall } from "./emitted-call.ts";
import type { Step } from "./step.ts";
import type { TraceFacts } from "./trace-facts.ts";

/** How many calls with the same id, name and arguments are looked back at. */
const ECHOES = 16;

/**
 * The calls of a trace in order, each once. Steps lie in one another where a framework's span is around that of the
 * provider's client: both tell the same calls, the inner one as the model wrote them. The same call told by two steps
 * side by side at the same time is one, too. Where no answer tells a call and no tool ran, those that the last step was
 * given behind the last message of the user are all that is known.
 */
export function ownCalls({ steps, runs, parents }: TraceFacts): Emitted[] {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const around = new Map(
    steps.map((step) => [step, ancestors(step.id, parents).flatMap((id) => byId.get(id) ?? [])]),
  );
  const depth = (step: Step) => around.get(step)?.length ?? 0;
  const told = new Map<Step, Emitted[]>();
  const found = new Map<Step, Emitted[]>();
  for (const step of [...steps].sort((a, b) => depth(b) - depth(a))) {
    const inner = told.get(step) ?? [];
    // What an agent says as a whole repeats what its steps say.
    const calls = step.kind === "agent" && inner.length > 0 ? [] : unmatched(step.calls, inner);
    const own = calls.map((call) => ({ step, call, unsure: false }));
    found.set(step, own);
    for (const outer of around.get(step) ?? []) {
      const list = told.get(outer) ?? [];
      told.set(outer, list);
      for (const one of own) list.push(one);
    }
  }
  const inOrder = [...steps].sort(byStart);
  const all = inOrder.flatMap((step) => found.get(step) ?? []);
  if (all.length > 0 || runs.length > 0) return withoutEchoes(all);
  const last = inOrder.findLast((step) => step.kind === "model");
  return (last?.asked ?? []).map((call) => ({ step: last as Step, call, unsure: false }));
}

/** The calls of a step that none of those inside of it tells; what these lack is filled in. */
function unmatched(calls: readonly EmittedCall[], inner: readonly Emitted[]): EmittedCall[] {
  const taken = new Set<Emitted>();
  const take = (call: EmittedCall, same: Emitted | undefined, unsure: boolean) => {
    if (same === undefined) return false;
    taken.add(same);
    const { argumentsRaw } = same.call;
    same.call = {
      ...(argumentsRaw === null ? call : same.call),
      id: same.call.id ?? call.id,
      name: same.call.name,
    };
    same.unsure ||= unsure;
    return true;
  };
  const left = calls.filter(
    (call) =>
      call.id === null ||
      !take(
        call,
        inner.find((one) => !taken.has(one) && one.call.id === call.id),
        false,
      ),
  );
  return left.filter((call) => {
    const same = inner.find((one) => !taken.has(one) && one.call.name === call.name);
    return !take(call, same, call.id !== null && same?.call.id !== null);
  });
}

function withoutEchoes(all: readonly Emitted[]): Emitted[] {
  const seen = new Map<string, Emitted[]>();
  return all.filter((one) => {
    const { id, name, argumentsRaw } = one.call;
    if (id === null) return true;
    const key = JSON.stringify([id, name, argumentsRaw]);
    const before = seen.get(key) ?? [];
    seen.set(key, before);
    before.push(one);
    // Steps come by their start, so that one long before is over in all likelihood.
    return !before.slice(-ECHOES - 1).some(({ step }) => step !== one.step && overlap(step, one.step));
  });
}

function overlap(a: Step, b: Step): boolean {
  if (a.start === null || a.end === null || b.start === null || b.end === null) return false;
  return a.start < b.end && b.start < a.end;
}

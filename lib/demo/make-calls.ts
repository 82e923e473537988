import type { MadeCall, PlannedCall } from "./call.ts";
import type { Dice } from "./dice-of.ts";
import { dispatch } from "./dispatch.ts";
import type { Plan } from "./plan-record.ts";
import { printValue } from "./print-value.ts";
import { resultOf } from "./result-of.ts";
import { TOOLS } from "./tools/registry.ts";
import type { Traits } from "./traits.ts";

/** The environment: how often the answer to a deed is lost on the way back, though the deed is done. */
const LOST_ANSWER = 0.014;
/** How often a deed is accepted for later, and then needs another person's yes. */
const PENDING = 0.03;

/** Carries a plan out against the simulated tool layer, in the order in which the calls are emitted. */
export function makeCalls(plan: Plan, traits: Traits, dice: Dice): readonly MadeCall[] {
  const made: MadeCall[] = [];
  let turn = 0;
  for (const calls of plan.turns) {
    const again: PlannedCall[] = [];
    for (const call of calls) {
      const one = make(call, turn, made.length, plan.adverse, dice);
      made.push(one);
      if (one.error === LOST && dice.habit(`retry|${made.length}`, traits.retries)) {
        again.push({ ...call, meant: null, truth: { truth: "agent_wrong", cause: "retry_loop" } });
      }
    }
    turn++;
    for (const call of again)
      made.push(make(call, turn++, made.length, plan.adverse, { ...dice, number: () => 0.5 }));
  }
  return made;
}

const LOST = "upstream timeout after 10 s";

function make(call: PlannedCall, turn: number, index: number, adverse: boolean, dice: Dice): MadeCall {
  const tool = TOOLS.get(call.tool);
  if (!tool) throw new Error(`The demo has no tool ${call.tool}.`);
  const text = printValue(call.args);
  const latencyMs = 60 + Math.floor(dice.number(`latency|${index}`) ** 3 * 900);
  if (call.cutOff) {
    const raw = text.slice(0, Math.floor(text.length * 0.7));
    return { ...call, raw, received: null, result: null, error: "invalid arguments", turn, latencyMs };
  }
  const received = dispatch(tool, call.args);
  const lost = tool.effect === "side_effecting" && dice.number(`lost|${index}`) < LOST_ANSWER;
  const pending = tool.effect === "side_effecting" && dice.number(`pending|${index}`) < PENDING;
  return {
    ...call,
    raw: text,
    received,
    result: lost ? null : pending ? { status: "pending_approval" } : resultOf(call.tool, received, adverse),
    error: lost ? LOST : null,
    turn,
    latencyMs: lost ? 10_000 : latencyMs,
  };
}

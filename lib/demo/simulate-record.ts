import { accountOf } from "./account-of.ts";
import type { MadeCall } from "./call.ts";
import type { DemoCase } from "./demo-cases.ts";
import { diceOf } from "./dice-of.ts";
import { draw } from "./draw.ts";
import { effectsOf } from "./effects-of.ts";
import { harnessVerdict } from "./harness-verdict.ts";
import { listMonthsAsked } from "./list-months-asked.ts";
import { makeCalls } from "./make-calls.ts";
import { type Plan, planRecord } from "./plan-record.ts";
import type { Run } from "./runs-of.ts";
import type { Step } from "./scenario.ts";
import type { Truth } from "./truth.ts";
import { worseTruth } from "./worse-truth.ts";

/** The environment: how often a run of a case breaks off. */
const CRASH = 0.004;
/** The share of cases whose harness looks at the world afterwards; it always does where a month was asked for. */
const WITH_EFFECTS = 0.35;
const STUBBED: Truth = { truth: "agent_wrong", cause: "stub_hid_it" };
/** Told as it is; an effect that was to be there at once is still missing. */
const TOLD: Truth = { truth: "agent_right", cause: "wrong_expectation" };

/**
 * One record of the native format. `expected` is what the suite expects, which for a case with a broken contract is
 * not what was asked.
 */
export function simulateRecord(
  seed: number,
  run: Run,
  one: DemoCase,
  expected: readonly Step[],
): Record<string, unknown> {
  const { traits } = run.agent;
  const dice = diceOf(seed, run, one.caseId);
  const plan = planRecord(one, traits, dice);
  const all = makeCalls(plan, traits, dice);
  const crashed = dice.number("crash") < CRASH;
  const calls = (crashed ? all.slice(0, -1) : all).map((call, index) => shifted(call, index, one.expected));

  const pending = calls.some((call) => call.result?.status === "pending_approval");
  const claims = !pending || dice.habit("overclaims", traits.overclaims);
  const own = pending ? worseTruth(plan.truth, claims ? STUBBED : TOLD) : plan.truth;
  const truth = calls.reduce((worst, call) => worseTruth(worst, call.truth), own);
  const { verdict, reason } = harnessVerdict(expected, calls);
  const asksForMonth = listMonthsAsked(one.expected).length > 0;
  const message = finalMessage(one, calls, plan, claims);
  return {
    kind: "record",
    run_id: run.runId,
    case_id: one.caseId,
    tool_calls: calls.map((call, index) => ({
      call_id: `call_${index}`,
      name: call.name,
      arguments_raw: call.raw,
      ...(call.name === call.tool ? {} : { dispatched_name: call.tool }),
      ...(call.received === null ? {} : { arguments_received: call.received }),
      ...(call.result === null ? {} : { result: call.result }),
      ...(call.error === null ? {} : { error: call.error }),
      turn: call.turn,
      latency_ms: call.latencyMs,
    })),
    ...(crashed
      ? { error: "run broke off: no answer from the model for 120 s" }
      : { final_message: message }),
    messages: transcript(one.input, calls, crashed ? null : message),
    usage: usageOf(run, one, calls, message, dice.number("thinking")),
    ...(crashed ? {} : { harness_verdict: verdict }),
    ...(crashed || reason === null ? {} : { harness_reason: reason }),
    ...(!crashed && (asksForMonth || draw(seed, `${one.caseId}|effects`) < WITH_EFFECTS)
      ? { effects: effectsOf(one, calls) }
      : {}),
    simulated_truth: {
      record: truth.truth,
      cause: truth.cause,
      calls: calls.map((call) => call.truth),
    },
  };
}

/** A right call that stands elsewhere than the case lists it. */
function shifted(call: MadeCall, index: number, expected: readonly Step[]): MadeCall {
  const place = call.meant === null ? -1 : expected.findIndex((step) => sameStep(step, call.meant));
  return call.truth.truth === "agent_right" && call.truth.cause === null && place !== index
    ? { ...call, truth: { truth: "agent_right", cause: "argument_order" } }
    : call;
}

function sameStep(step: Step, other: Step | null): boolean {
  return step.tool === other?.tool && JSON.stringify(step.args) === JSON.stringify(other.args);
}

/** What the agent tells: what it meant to do, which is not always what came of it. */
function finalMessage(one: DemoCase, calls: readonly MadeCall[], plan: Plan, claims: boolean): string {
  if (one.expected.length === 0) return "Here is what you wanted to know. I have changed nothing.";
  if (plan.truth.cause === "wrong_expectation")
    return "I have not done it yet: what I found speaks against it.";
  const told = one.scenario.calls(one.facts).map(accountOf).join(", and ");
  const open = claims ? "" : " One step still waits for approval.";
  return `All set: I ${told}.${open}${calls.length > one.expected.length ? " I made sure of it." : ""}`;
}

function transcript(input: string, calls: readonly MadeCall[], message: string | null): readonly unknown[] {
  const turns = new Map<number, MadeCall[]>();
  for (const call of calls) turns.set(call.turn, [...(turns.get(call.turn) ?? []), call]);
  return [
    { role: "user", content: input },
    ...[...turns.values()].flatMap((together) => [
      { role: "assistant", tool_calls: together.map(({ name }) => name) },
      ...together.map(({ name, result, error }) => ({
        role: "tool",
        name,
        content: error ?? JSON.stringify(result),
      })),
    ]),
    ...(message === null ? [] : [{ role: "assistant", content: message }]),
  ];
}

const CHARACTERS_PER_TOKEN = 4;
const TOOLS_TOKENS = 3_900;

function usageOf(
  run: Run,
  { input }: DemoCase,
  calls: readonly MadeCall[],
  message: string,
  thinking: number,
): Readonly<Record<string, number>> {
  const turns = new Set(calls.map((call) => call.turn)).size + 1;
  const written = calls.reduce((sum, call) => sum + call.raw.length + call.name.length, message.length);
  const inputTokens = turns * (TOOLS_TOKENS + Math.ceil((input.length + written) / CHARACTERS_PER_TOKEN));
  const outputTokens = Math.ceil(written / CHARACTERS_PER_TOKEN) + Math.floor(40 + thinking * 160) * turns;
  const cost = (inputTokens * run.price.input + outputTokens * run.price.output) / 1_000_000;
  const waited = calls.reduce((sum, call) => sum + call.latencyMs, 0);
  return {
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    cost_usd: Number(cost.toFixed(6)),
    latency_ms: waited + outputTokens * 11 + turns * 350,
  };
}

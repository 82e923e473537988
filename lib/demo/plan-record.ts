import type { PlannedCall } from "./call.ts";
import type { DemoCase } from "./demo-cases.ts";
import type { Dice } from "./dice-of.ts";
import { EXTRA_DEEDS } from "./extra-deeds.ts";
import { planCall } from "./plan-call.ts";
import type { Step } from "./scenario.ts";
import type { Traits } from "./traits.ts";
import type { Truth } from "./truth.ts";

export type Plan = {
  /** Calls of one turn are emitted together. */
  readonly turns: readonly (readonly PlannedCall[])[];
  /** Whether the look-ups tell something that speaks against the calls. */
  readonly adverse: boolean;
  /** What shows in no single call. */
  readonly truth: Truth;
};

const PLAIN: Truth = { truth: "agent_right", cause: null };

/** Whether the world is, in this run, such that the case's calls should not be made. */
const ADVERSE = 0.4;

/** What an agent sets out to do in one record of a case. */
export function planRecord(one: DemoCase, traits: Traits, dice: Dice): Plan {
  const { scenario, facts } = one;
  const shows = (habit: keyof Traits, key: string = habit) => dice.habit(key, traits[habit]);
  const plan = (steps: readonly Step[], prefix: string) =>
    steps.map((step, index) => planCall(step, `${prefix}${index}`, facts, traits, dice));
  let truth = PLAIN;
  const turns: PlannedCall[][] = [];

  const policy = scenario.policy?.(facts) ?? [];
  if (policy.length > 0 && shows("skipsCheck")) truth = { truth: "agent_wrong", cause: "unwarranted_call" };
  else if (policy.length > 0) {
    turns.push(plan(policy, "policy").map((call) => ({ ...call, truth: because(call, "other_valid_path") })));
  }

  const lookups = plan(scenario.looksUp?.(facts) ?? [], "lookup");
  for (const lookup of lookups) {
    turns.push([lookup]);
    if (shows("repeatsLookup")) {
      const again: PlannedCall = {
        ...lookup,
        meant: null,
        truth: { truth: "agent_wrong", cause: "repeated_call" },
      };
      turns.push([again], [again]);
    }
  }
  const adverse = lookups.length > 0 && dice.number("adverse") < ADVERSE;
  if (adverse) {
    if (!shows("overlooksResult")) {
      return { turns, adverse, truth: { truth: "agent_right", cause: "wrong_expectation" } };
    }
    truth = { truth: "agent_wrong", cause: "unwarranted_call" };
  }

  let calls = plan(scenario.calls(facts), "call");
  if (calls.length > 1 && shows("forgetsCall")) {
    calls = calls.slice(0, -1);
    truth = { truth: "agent_wrong", cause: "misread_case" };
  }
  if (calls.length > 1 && scenario.independent && shows("reorders")) {
    calls = [...calls].reverse().map((call) => ({ ...call, truth: because(call, "argument_order") }));
  } else if (calls.length > 1 && !scenario.independent && shows("actsTooEarly")) {
    calls = [...calls]
      .reverse()
      .map((call) => ({ ...call, truth: { truth: "agent_wrong", cause: "wrong_step_order" } as const }));
  }
  if (scenario.independent) turns.push(calls);
  else turns.push(...calls.map((call) => [call]));

  const last = calls.at(-1);
  const deed = last && EXTRA_DEEDS[last.tool];
  if (deed && shows("addsSideEffect")) {
    const extra = planCall(deed(facts), "extra", facts, traits, dice);
    turns.push([{ ...extra, meant: null, truth: { truth: "agent_wrong", cause: "belt_and_braces" } }]);
  }
  return { turns, adverse, truth };
}

function because({ truth }: PlannedCall, cause: "other_valid_path" | "argument_order"): Truth {
  return truth.truth === "agent_right" ? { truth: "agent_right", cause: truth.cause ?? cause } : truth;
}

import type { MadeCall } from "./call.ts";
import type { DemoCase } from "./demo-cases.ts";
import { handled } from "./handled.ts";
import { OTHER_PATHS } from "./other-paths.ts";
import type { Step } from "./scenario.ts";
import { TOOLS } from "./tools/registry.ts";

export type EffectResult = {
  readonly name: string;
  readonly passed: boolean;
  readonly detail: Readonly<Record<string, unknown>>;
};

/** How the simulated world ended up, held against what the case asks of it. */
export function effectsOf(
  { expected, facts, scenario }: DemoCase,
  calls: readonly MadeCall[],
): readonly EffectResult[] {
  const deeds = calls.flatMap((call) =>
    isDeed(call.tool) && call.received !== null && call.result?.status !== "pending_approval"
      ? [deedOf({ tool: call.tool, args: call.args })]
      : [],
  );
  const wanted = expected.filter(({ tool }) => isDeed(tool));
  const accounted = new Set<string>();
  const effects = wanted.map((step): EffectResult => {
    const other = OTHER_PATHS[step.tool];
    const ways = [step, ...(other ? [other(step)] : [])].map(deedOf);
    for (const way of ways) accounted.add(way);
    const found = deeds.filter((deed) => ways.includes(deed)).length;
    return { name: `${step.tool} once, as asked`, passed: found === 1, detail: { found } };
  });
  const told = toldOf(scenario.calls(facts), calls);
  if (!scenario.forbid) return [...effects, ...told];
  const others = deeds.filter((deed) => !accounted.has(deed)).length;
  return [...effects, ...told, { name: "nothing else changed", passed: others === 0, detail: { others } }];
}

/** What the customer was told: whether the answer was asked for as the request has it. */
function toldOf(asked: readonly Step[], calls: readonly MadeCall[]): readonly EffectResult[] {
  const answers = calls.flatMap((call) =>
    call.received === null || isDeed(call.tool) ? [] : [deedOf({ tool: call.tool, args: call.args })],
  );
  return asked
    .filter(({ tool }) => TOOLS.get(tool)?.effect === "read_only")
    .map((step): EffectResult => {
      const found = answers.filter((answer) => answer === deedOf(step)).length;
      return { name: `answer of ${step.tool}, as asked`, passed: found > 0, detail: { found } };
    });
}

function isDeed(tool: string): boolean {
  return TOOLS.get(tool)?.effect === "side_effecting";
}

function deedOf({ tool, args }: Step): string {
  const definition = TOOLS.get(tool);
  if (!definition) throw new Error(`The demo has no tool ${tool}.`);
  return handled(definition, args);
}

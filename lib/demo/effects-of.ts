import type { MadeCall } from "./call.ts";
import type { DemoCase } from "./demo-cases.ts";
import { dispatch } from "./dispatch.ts";
import { handled } from "./handled.ts";
import { listMonthsAsked } from "./list-months-asked.ts";
import { monthOf } from "./month-of.ts";
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
  { expected, scenario }: DemoCase,
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
  for (const { tool, key, month } of listMonthsAsked(expected)) {
    const passed = calls.some((call) => call.tool === tool && monthReceived(call, key) === month);
    effects.push({ name: `${tool} was of ${month}`, passed, detail: {} });
  }
  if (!scenario.forbid) return effects;
  const others = deeds.filter((deed) => !accounted.has(deed)).length;
  return [...effects, { name: "nothing else changed", passed: others === 0, detail: { others } }];
}

function monthReceived({ tool, args, received }: MadeCall, key: string): string | null {
  const definition = TOOLS.get(tool);
  if (definition === undefined || received === null) return null;
  const given = dispatch(definition, args)[key];
  return given === undefined ? null : monthOf(given);
}

function isDeed(tool: string): boolean {
  return TOOLS.get(tool)?.effect === "side_effecting";
}

function deedOf({ tool, args }: Step): string {
  const definition = TOOLS.get(tool);
  if (!definition) throw new Error(`The demo has no tool ${tool}.`);
  return handled(definition, args);
}

import { type Facts, factsOf } from "./facts-of.ts";
import type { Scenario, Step } from "./scenario.ts";
import { SCENARIOS } from "./scenarios/registry.ts";

export type DemoCase = {
  readonly caseId: string;
  readonly scenario: Scenario;
  readonly facts: Facts;
  readonly input: string;
  /** What the suite expects. */
  readonly expected: readonly Step[];
};

/** Every case that the agent can be held against; the ones with a broken contract come on top. */
export function demoCases(seed: number): readonly DemoCase[] {
  return SCENARIOS.flatMap((scenario) =>
    Object.entries(scenario.variants).map(([variant, words]) => {
      const caseId = `${scenario.slug}_${variant}`;
      const facts = factsOf(seed, caseId);
      return {
        caseId,
        scenario,
        facts,
        input: scenario.input(facts, words),
        expected: [...(scenario.looksUp?.(facts) ?? []), ...scenario.calls(facts)],
      };
    }),
  );
}

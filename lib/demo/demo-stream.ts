import { brokenCases } from "./broken-cases.ts";
import { demoCases } from "./demo-cases.ts";
import { DEMO_RULES } from "./demo-rules.ts";
import { DEMO_SUITE } from "./demo-suite.ts";
import { OTHER_PATHS } from "./other-paths.ts";
import { runsOf } from "./runs-of.ts";
import type { Scenario, Step } from "./scenario.ts";
import { simulateRecord } from "./simulate-record.ts";
import type { Tool } from "./tool.ts";
import { TOOLS } from "./tools/registry.ts";

export type DemoOptions = {
  /** When the last weekly run starts, RFC 3339. */
  readonly end?: string;
  /** Whether the suite comes with `DEMO_RULES` and the alternatives of `OTHER_PATHS` adopted. */
  readonly rules?: boolean;
};

const END = "2026-11-24T06:10:00.000Z";

/**
 * The demo as lines of the native format: a suite, 42 tools, 200 cases and 12 weekly runs of a simulated support
 * agent. Pure: equal arguments give equal bytes. Every record bears what really happened in the extra field
 * `simulated_truth`: `{ record, cause, calls: [{ truth, cause }] }`.
 *
 * @example [...demoStream(DEMO_SEED)][0] // '{"kind":"suite","suite":"demo"}'
 */
export function* demoStream(seed: number, { end = END, rules = false }: DemoOptions = {}): Generator<string> {
  yield JSON.stringify({ kind: "suite", suite: DEMO_SUITE });
  for (const tool of TOOLS.values()) yield JSON.stringify(toolObject(tool, rules));
  const cases = demoCases(seed);
  const broken = brokenCases(cases);
  for (const { caseId, scenario, input, expected } of cases) {
    yield JSON.stringify(caseObject(caseId, scenario, input, expected, rules));
  }
  for (const { caseId, scenario, input, broken: expected } of broken) {
    yield JSON.stringify(caseObject(caseId, scenario, input, expected, false));
  }
  for (const run of runsOf(seed, end)) {
    yield JSON.stringify({
      kind: "run",
      run_id: run.runId,
      started_at: run.startedAt,
      agent: "support-agent",
      model: run.agent.model,
      git_sha: run.gitSha,
      labels: { prompt: run.agent.prompt, trigger: "weekly" },
    });
    for (const one of cases) yield JSON.stringify(simulateRecord(seed, run, one, one.expected));
    for (const one of broken) yield JSON.stringify(simulateRecord(seed, run, one, one.broken));
  }
}

function toolObject({ name, description, effect, parameters }: Tool, rules: boolean): unknown {
  const norms = rules ? DEMO_RULES[name] : undefined;
  const entries = Object.entries(parameters);
  return {
    kind: "tool",
    name,
    description,
    ...(effect === null ? {} : { effect }),
    input_schema: {
      type: "object",
      properties: Object.fromEntries(entries.map(([parameter, { schema }]) => [parameter, schema])),
      required: entries.filter(([, { required }]) => required).map(([parameter]) => parameter),
      additionalProperties: false,
    },
    ...(norms ? { eval_norms: norms } : {}),
  };
}

function caseObject(
  caseId: string,
  { tags, forbid }: Scenario,
  input: string,
  expected: readonly Step[],
  rules: boolean,
): unknown {
  const accept = rules ? alternatives(expected) : [];
  return {
    kind: "case",
    case_id: caseId,
    input,
    expect_tool_calls: expected.map(expectedCall),
    ...(accept.length > 0 ? { accept: accept.map((calls) => calls.map(expectedCall)) } : {}),
    forbid_other_side_effects: forbid,
    tags,
  };
}

function expectedCall({ tool, args }: Step): unknown {
  return { name: tool, args };
}

/** Every other way through a case, one call taken by its other path. */
function alternatives(expected: readonly Step[]): readonly (readonly Step[])[] {
  return expected.flatMap((step, index) => {
    const other = OTHER_PATHS[step.tool];
    return other ? [expected.with(index, other(step))] : [];
  });
}

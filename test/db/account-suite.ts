import type { CallSource } from "../../lib/grading/model.ts";

/** What one source tells of a trial; its fields win over those made here. */
type Told = {
  readonly source: CallSource;
  readonly run?: string;
  readonly caseId?: string;
  readonly trial?: number;
  readonly cents?: number;
  readonly more?: object;
};

/** A suite of cases of which each asks for one payment of 100 cents. */
export function accountSuite(suite: string, cases: readonly string[] = ["a", "b"]): object[] {
  return [
    { kind: "suite", suite },
    {
      kind: "tool",
      name: "pay",
      effect: "side_effecting",
      input_schema: { type: "object", properties: { cents: { type: "integer" } } },
    },
    ...cases.map((case_id) => ({
      kind: "case",
      case_id,
      expect_tool_calls: [{ name: "pay", args: { cents: 100 } }],
    })),
  ];
}

/** A record without an id of its own, as recorders write it. */
export function told({ source, run = "r", caseId = "a", trial = 0, cents = 100, more = {} }: Told): object {
  return {
    kind: "record",
    run_id: run,
    case_id: caseId,
    trial,
    source,
    tool_calls: [{ name: "pay", arguments_raw: JSON.stringify({ cents }), result: { ok: true } }],
    ...more,
  };
}

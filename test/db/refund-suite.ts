type Line = Readonly<Record<string, unknown>>;
type RefundSuite = {
  readonly suite: Line;
  readonly tools: readonly Line[];
  readonly cases: readonly Line[];
  readonly runs: readonly Line[];
  readonly records: readonly Line[];
};

/** A small suite: tools with rules, and records that fail in every claim's own way. */
export function refundSuite(suite: string): RefundSuite {
  const tools = [
    {
      kind: "tool",
      name: "issue_refund",
      effect: "side_effecting",
      input_schema: {
        type: "object",
        properties: { order: { type: "string" }, cents: { type: "integer" }, note: { type: "string" } },
        required: ["order", "cents"],
      },
    },
    {
      kind: "tool",
      name: "find_order",
      effect: "read_only",
      eval_norms: { month: "month" },
      input_schema: { type: "object", properties: { month: { type: "string" } }, required: ["month"] },
    },
    { kind: "tool", name: "ping" },
  ];
  const refund = (order: string, cents: number) => ({ name: "issue_refund", args: { order, cents } });
  const cases = [
    {
      kind: "case",
      case_id: "refund",
      expect_tool_calls: [refund("A-1", 4200)],
      forbid_other_side_effects: true,
    },
    {
      kind: "case",
      case_id: "find",
      expect_tool_calls: [{ name: "find_order", args: { month: "2026-03" } }],
    },
    { kind: "case", case_id: "none", expect_tool_calls: [], forbid_other_side_effects: true },
    { kind: "case", case_id: "broken", expect_tool_calls: [{ name: "gone", args: {} }] },
  ];
  const runs = [
    { kind: "run", run_id: "r1", started_at: "2026-11-01T00:00:00Z", model: "m-1" },
    { kind: "run", run_id: "r2", started_at: "2026-11-08T00:00:00Z", model: "m-2" },
  ];
  const call = (name: string, args: unknown) => ({
    name,
    arguments_raw: JSON.stringify(args),
    result: { ok: true },
  });
  const answers: [string, object[]][] = [
    ["refund", [call("issue_refund", { order: "A-1", cents: 4200 })]],
    ["refund", [call("issue_refund", { order: "A-1", cents: "4200" })]],
    ["refund", [call("issue_refund", { order: "A-1", cents: 42 }), call("ping", {})]],
    [
      "refund",
      [call("IssueRefund", { order: "A-1", cents: 4200 }), call("issue_refund", { order: "B-2", cents: 1 })],
    ],
    ["find", [call("find_order", { month: "2026-03-01" })]],
    ["find", []],
    ["none", []],
    ["none", [call("issue_refund", { order: "C-3", cents: 5 })]],
    ["broken", [call("ping", {}), call("ping", {})]],
    ["unknown", [call("ping", {})]],
  ];
  const records = runs.flatMap(({ run_id }, r) =>
    answers.map(([case_id, tool_calls], i) => ({
      kind: "record",
      record_id: `${run_id}/${i}`,
      run_id,
      case_id,
      tool_calls: r === 1 && i === 0 ? [] : tool_calls,
      harness_verdict: i % 3 === 0 ? "fail" : "pass",
      usage: { input_tokens: 100 + i, output_tokens: 10, cost_usd: 0.001 * i, latency_ms: 12.5 },
    })),
  );
  return { suite: { kind: "suite", suite }, tools, cases, runs, records };
}

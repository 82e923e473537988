/** A suite of 1,000 records, of which the first 220 fail: they miss the one call that their case wants. */
export function thousandRecords(suite: string): object[] {
  const records = Array.from({ length: 1000 }, (_, i) => ({
    kind: "record",
    record_id: `r/${i}`,
    run_id: "r",
    case_id: "ring",
    trial: i,
    tool_calls: i < 220 ? [] : [{ name: "ring", arguments_raw: "{}" }],
  }));
  return [
    { kind: "suite", suite },
    { kind: "tool", name: "ring", effect: "side_effecting", input_schema: { type: "object" } },
    { kind: "case", case_id: "ring", expect_tool_calls: [{ name: "ring", args: {} }] },
    { kind: "run", run_id: "r" },
    ...records,
  ];
}

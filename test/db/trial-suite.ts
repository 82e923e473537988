/**
 * A suite of cases of which each asks for one note. `outcomes`: case → run → a letter for each trial: p passes,
 * v fails by value, t by value and type, u is ungraded (the record carries an error). A run that is left out does not
 * have the case.
 */
export function trialSuite(
  suite: string,
  outcomes: Readonly<Record<string, Readonly<Record<string, string>>>>,
): object[] {
  const calls: Readonly<Record<string, object>> = {
    p: { text: "this" },
    v: { text: "other" },
    t: { text: ["this"] },
    u: { text: "this" },
  };
  const runs = [...new Set(Object.values(outcomes).flatMap((of) => Object.keys(of)))].sort();
  return [
    { kind: "suite", suite },
    {
      kind: "tool",
      name: "save_note",
      effect: "side_effecting",
      input_schema: { type: "object", properties: { text: { type: "string" } } },
    },
    ...runs.map((run_id, at) => ({ kind: "run", run_id, started_at: `2026-11-0${at + 1}T00:00:00Z` })),
    ...Object.entries(outcomes).flatMap(([case_id, of]) => [
      { kind: "case", case_id, expect_tool_calls: [{ name: "save_note", args: { text: "this" } }] },
      ...Object.entries(of).flatMap(([run_id, letters]) =>
        [...letters].map((letter, trial) => ({
          kind: "record",
          record_id: `${run_id}/${case_id}/${trial}`,
          run_id,
          case_id,
          trial,
          tool_calls: [{ name: "save_note", arguments_raw: JSON.stringify(calls[letter]) }],
          ...(letter === "u" && { error: "the harness broke off" }),
        })),
      ),
    ]),
  ];
}

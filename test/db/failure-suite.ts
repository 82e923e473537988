type Line = Readonly<Record<string, unknown>>;

const TOOL_NAMES = ["issue_refund", "find_order", "close_ticket"] as const;
const LONG = "x".repeat(300_000);

/** A suite with many equal failures in several claims, runs that share their time, and names that are hard to carry. */
export function failureSuite(suite: string, trials = 3): readonly Line[] {
  const tools = TOOL_NAMES.map((name) => ({
    kind: "tool",
    name,
    effect: "side_effecting",
    input_schema: {
      type: "object",
      properties: { order: {}, cents: { type: "integer" }, note: { type: "string" } },
    },
  }));
  const caseIds = ["refund", "50%_off", '=case,"x"', "half \ud83d", "nul \0 case", "ünï"];
  const cases = caseIds.map((case_id, place) => ({
    kind: "case",
    case_id,
    expect_tool_calls: [
      { name: TOOL_NAMES[place % 2], args: { order: `A-${place}`, cents: 4200 + place } },
      { name: "close_ticket", args: { note: "done" } },
    ],
    forbid_other_side_effects: true,
  }));
  const runs = [
    { kind: "run", run_id: "r1", started_at: "2026-11-01T00:00:00Z", model: "m-1" },
    { kind: "run", run_id: "r2", started_at: "2026-11-08T00:00:00Z", model: "m-2" },
    { kind: "run", run_id: "r3", started_at: "2026-11-08T00:00:00Z", model: "m-1" },
    { kind: "run", run_id: "r4", started_at: "2026-11-15T00:00:00Z" },
  ];
  const records = runs.flatMap(({ run_id }, run) =>
    caseIds.flatMap((case_id, place) =>
      Array.from({ length: trials }, (_, trial) => recordOf(run_id, run, case_id, place, trial)),
    ),
  );
  return [{ kind: "suite", suite }, ...tools, ...cases, ...runs, ...records];
}

/** One trial of a case in a run, going wrong in a way that depends on all three. */
function recordOf(run_id: string, run: number, case_id: string, place: number, trial: number): Line {
  return {
    kind: "record",
    record_id: `${run_id}/${case_id}/${trial}`,
    run_id,
    case_id,
    trial,
    tool_calls: callsOf((run + place + trial) % 6, place),
  };
}

function callsOf(way: number, place: number): Line[] {
  const name = TOOL_NAMES[place % 2];
  const call = (tool: string | undefined, args: unknown) => ({
    name: tool,
    arguments_raw: JSON.stringify(args),
  });
  const done = call("close_ticket", { note: "done" });
  const right = { order: `A-${place}`, cents: 4200 + place };
  switch (way) {
    case 0:
      return [call(name, right), done];
    case 1:
      return [call(name, { ...right, cents: String(4200 + place) }), done];
    case 2:
      return [call(name, { ...right, cents: -1, order: "=B\0\ud83d" }), done, call(name, right)];
    case 3:
      return [done];
    case 4:
      return [call("IssueRefund", right), { name: "close_ticket", arguments_raw: `{"note": "${LONG}"}` }];
    default: {
      const wrong = call(name, { ...right, order: '100% "sure"' });
      return [wrong, wrong, call("close_ticket", { note: null }), done];
    }
  }
}

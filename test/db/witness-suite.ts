type Line = Readonly<Record<string, unknown>>;
type Call = Readonly<Record<string, unknown>>;

const TOOLS = ["issue_refund", "find_order", "close_ticket"] as const;

const call = (name: string, args: object, more: object = {}): Call => ({
  name,
  arguments_raw: JSON.stringify(args),
  ...more,
});
const find = call("find_order", { order: "A-1" });
const refund = call("issue_refund", { order: "A-1", cents: 4200 });
const close = call("close_ticket", { note: "done" });
const ok = { result: { ok: true } };

type Accounts = {
  readonly wire?: readonly Call[];
  readonly handlers?: readonly Call[];
  readonly log?: readonly Call[];
};

/** What each account of a case says, by the way in which they differ. */
const CASES: Readonly<Record<string, Accounts>> = {
  agrees: { wire: [find, refund], handlers: [find, refund], log: [find, refund] },
  invents: { wire: [find], log: [find, call("issue_refund", { order: "A-1", cents: 9900 })] },
  hides: { wire: [find, refund, close], log: [find, close] },
  renames: {
    wire: [call("issueRefund", { order: "A-1", cents: 4200 })],
    handlers: [refund],
    log: [refund],
  },
  coerces: {
    wire: [call("issue_refund", { order: "A-1", cents: "4200" })],
    handlers: [refund],
    log: [refund],
  },
  changes: {
    wire: [call("issue_refund", { order: "A-1", cents: 4200, note: "damaged" })],
    log: [call("issue_refund", { order: "A-1", cents: 42, note: "damaged" })],
  },
  reorders: { wire: [find, refund, close], log: [refund, find, close] },
  retries: { wire: [refund], handlers: [refund, refund, refund], log: [refund] },
  fails: {
    wire: [refund],
    handlers: [call("issue_refund", { order: "A-1", cents: 4200 }, { error: { message: "declined" } })],
    log: [call("issue_refund", { order: "A-1", cents: 4200 }, ok)],
  },
  wire_only: { wire: [find] },
  told_only: { log: [find] },
};

const SOURCES = { wire: "provider", handlers: "observer", log: "agent_log" } as const;

/** Three streams of one suite, each what one source recorded of the same trials. */
export function witnessSuite(
  suite: string,
  runs: readonly string[] = ["r1"],
): Readonly<Record<keyof Accounts, readonly Line[]>> {
  const lines = (source: keyof Accounts): Line[] =>
    runs.flatMap((run_id) =>
      Object.entries(CASES).flatMap(([case_id, accounts]) => {
        const tool_calls = accounts[source];
        return tool_calls === undefined
          ? []
          : [{ kind: "record", source: SOURCES[source], run_id, case_id, trial: 0, tool_calls }];
      }),
    );
  const tools = TOOLS.map((name) => ({
    kind: "tool",
    name,
    effect: name === "find_order" ? "read_only" : "side_effecting",
    input_schema: {
      type: "object",
      properties: { order: { type: "string" }, cents: { type: "integer" }, note: { type: "string" } },
    },
  }));
  const cases = Object.keys(CASES).map((case_id) => ({
    kind: "case",
    case_id,
    expect_tool_calls: [{ name: "issue_refund", args: { order: "A-1", cents: 4200 } }],
  }));
  const started = runs.map((run_id, place) => ({
    kind: "run",
    run_id,
    started_at: `2026-11-0${place + 1}T00:00:00Z`,
  }));
  return {
    wire: [{ kind: "suite", suite }, ...tools, ...cases, ...started, ...lines("wire")],
    handlers: [{ kind: "suite", suite }, ...lines("handlers")],
    log: [{ kind: "suite", suite }, ...lines("log")],
  };
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareAccounts } from "../../../../lib/grading/witness/compare-accounts.ts";
import { WITNESS_KINDS } from "../../../../lib/grading/witness/witness-kinds.ts";
import { type CallSketch, differencesOf, json, preparedTrial, type TrialSketch } from "./trial-sketch.ts";

const PAY = ["issue_refund", '{"order":"A-1","cents":4200}'] as const;
const LOOK = ["get_order", '{"order":"A-1"}'] as const;
const MAIL = ["send_mail", '{"to":"x@example.test","subject":"Refund"}'] as const;

const CASES: readonly (TrialSketch & { title: string; differ: string[] })[] = [
  {
    title: "nothing where all agree",
    wire: [LOOK, PAY],
    handlers: [LOOK, PAY],
    log: [LOOK, PAY],
    differ: [],
  },
  {
    title: "nothing where the same arguments are spelled otherwise",
    wire: [PAY],
    log: [["issue_refund", '{ "cents": 4200, "order": "\\u0041-1" }']],
    differ: [],
  },
  {
    title: "a call in the log that never happened",
    wire: [LOOK],
    log: [LOOK, MAIL],
    differ: ["not_witnessed#-"],
  },
  { title: "a call that the log leaves out", wire: [LOOK, PAY], log: [LOOK], differ: ["not_reported#1"] },
  { title: "a log of nothing", wire: [LOOK, PAY], log: [], differ: ["not_reported#0", "not_reported#1"] },
  {
    title: "another name in the log",
    wire: [LOOK, PAY],
    log: [LOOK, ["pay_back", PAY[1]]],
    differ: ["log_renamed#1"],
  },
  {
    title: "a name variant with another value",
    wire: [["issueRefund", '{"order":"A-1","cents":4200}']],
    log: [["issue_refund", '{"order":"A-1","cents":1}']],
    differ: ["log_renamed#0", "log_value_changed@cents#0"],
  },
  {
    title: "the same value in another type",
    wire: [["issue_refund", '{"order":"A-1","cents":"4200"}']],
    handlers: [PAY],
    differ: ["handler_type_changed@cents#0"],
  },
  {
    title: "an argument dropped and one added on the way",
    wire: [["issue_refund", '{"order":"A-1","cents":4200,"note":"late"}']],
    handlers: [["issue_refund", '{"order":"A-1","cents":4200,"dry":true}']],
    differ: ["handler_value_changed@note#0", "handler_value_changed@dry#0"],
  },
  {
    title: "numbers beyond a double",
    wire: [["pay", '{"n":9007199254740993}']],
    log: [["pay", '{"n":9007199254740992}']],
    differ: ["log_value_changed@n#0"],
  },
  {
    title: "arguments that are no JSON, to the letter",
    wire: [
      ["pay", "{'a': 1}"],
      ["pay", '{"a": '],
    ],
    log: [
      ["pay", "{'a': 1}"],
      ["pay", "{}"],
    ],
    differ: ["log_value_changed#1"],
  },
  {
    title: "another order in the log, as the fewest calls moved",
    wire: [LOOK, PAY, MAIL],
    log: [MAIL, LOOK, PAY],
    differ: ["log_reordered#2"],
  },
  {
    title: "no order among calls of one turn",
    wire: [
      [...LOOK, { turn: 0 }],
      [...MAIL, { turn: 0 }],
      [...PAY, { turn: 1 }],
    ],
    log: [MAIL, LOOK, PAY],
    differ: [],
  },
  {
    title: "an order across turns",
    wire: [
      [...LOOK, { turn: 0 }],
      [...MAIL, { turn: 0 }],
      [...PAY, { turn: 1 }],
    ],
    log: [PAY, MAIL, LOOK],
    differ: ["log_reordered#2"],
  },
  {
    title: "a silent retry by the router, which the log hides",
    wire: [LOOK, PAY],
    handlers: [LOOK, [...PAY, { error: json("timeout") }], [...PAY, { result: json("ok") }]],
    log: [LOOK, PAY],
    differ: ["log_hides_retry#1", "handler_retried#1"],
  },
  {
    title: "nothing of the log where it tells the retry",
    wire: [PAY],
    handlers: [PAY, PAY],
    log: [PAY, PAY],
    differ: ["handler_retried#0"],
  },
  {
    title: "a retry after a rename and a coercion",
    wire: [["issueRefund", '{"order":"A-1","cents":"4200"}']],
    handlers: [PAY, PAY, PAY],
    differ: ["handler_renamed#0", "handler_type_changed@cents#0", "handler_retried#0"],
  },
  {
    title: "a repeat on the wire that the log has once",
    wire: [PAY, PAY],
    log: [PAY],
    differ: ["log_hides_retry#1"],
  },
  {
    title: "equal parallel calls, each serving once",
    wire: [PAY, PAY, PAY],
    handlers: [PAY, PAY, PAY],
    log: [PAY, PAY, PAY],
    differ: [],
  },
  {
    title: "a call that no handler got, and a run that nobody asked for",
    wire: [LOOK, PAY],
    handlers: [LOOK, ["delete_account", '{"id":7}']],
    differ: ["not_emitted#-", "not_handled#1"],
  },
  {
    title: "nothing of a log that tells a run that nobody asked for",
    wire: [LOOK],
    handlers: [LOOK, ["delete_account", '{"id":7}']],
    log: [LOOK, ["delete_account", '{"id":7}']],
    differ: ["not_emitted#-"],
  },
  {
    title: "success in the log where the handler threw",
    wire: [PAY],
    handlers: [[...PAY, { error: json({ message: "declined" }) }]],
    log: [[...PAY, { result: json("refunded") }]],
    differ: ["log_outcome_differs#0"],
  },
  {
    title: "another result in the log",
    wire: [PAY],
    handlers: [[...PAY, { result: json({ paid: 1 }) }]],
    log: [[...PAY, { result: json({ paid: 2 }) }]],
    differ: ["log_outcome_differs#0"],
  },
  {
    title: "no other outcome where a result is held as text, or how it failed is worded otherwise",
    wire: [PAY, LOOK],
    handlers: [
      [...PAY, { result: json({ paid: 1, at: 2 }) }],
      [...LOOK, { error: json("E1") }],
    ],
    log: [
      [...PAY, { result: json('{"at":2,"paid":1}') }],
      [...LOOK, { error: json("failed") }],
    ],
    differ: [],
  },
  {
    title: "what the router did, though the log tells the router's version",
    wire: [["pay", '{"order":"A-1","cents":"4200"}'], LOOK],
    handlers: [PAY, LOOK],
    log: [PAY, LOOK],
    differ: [
      "log_renamed#0",
      "log_type_changed@cents#0",
      "handler_renamed#0",
      "handler_type_changed@cents#0",
    ],
  },
  {
    title: "an account of handlers against the log where the wire is unknown",
    handlers: [PAY],
    log: [LOOK],
    differ: ["not_witnessed#-", "not_reported#0"],
  },
  {
    title: "what a handler was given rather than what it was called with",
    wire: [["issue_refund", '{"order":"A-1","cents":"4200"}']],
    handlers: [
      [
        "issue_refund",
        '{"order":"A-1","cents":"4200"}',
        { dispatchedName: "refund", argumentsReceived: PAY[1] as never },
      ],
    ],
    differ: ["handler_renamed#0", "handler_type_changed@cents#0"],
  },
  {
    title: "calls by their ids, where these are alike on both sides",
    wire: [
      ["pay", '{"n":1}', { callId: "a" }],
      ["pay", '{"n":2}', { callId: "b" }],
    ],
    log: [
      ["pay", '{"n":4}', { callId: "b" }],
      ["pay", '{"n":3}', { callId: "a" }],
    ],
    differ: ["log_value_changed@n#0", "log_reordered#0", "log_value_changed@n#1"],
  },
  {
    title: "calls by what they are where ids only count them",
    wire: [
      ["pay", '{"n":1}', { callId: "0" }],
      ["pay", '{"n":2}', { callId: "1" }],
      ["pay", '{"n":3}', { callId: "2" }],
    ],
    log: [
      ["pay", '{"n":2}', { callId: "0" }],
      ["pay", '{"n":3}', { callId: "1" }],
    ],
    differ: ["not_reported#0"],
  },
];

describe("compareAccounts", () => {
  for (const { title, differ, ...trial } of CASES) {
    it(`tells ${title}`, () => expect(differencesOf(trial)).toEqual(differ));
  }

  it("tells every kind somewhere above", () => {
    const told = new Set(CASES.flatMap(({ differ }) => differ.map((one) => one.split(/[@#]/)[0])));
    const missing = WITNESS_KINDS.map(({ code }) => code).filter((code) => !told.has(code));
    expect(missing).toEqual(["handler_reordered"]);
    expect(differencesOf({ wire: [LOOK, PAY, MAIL], handlers: [PAY, MAIL, LOOK] })).toEqual([
      "handler_reordered#0",
    ]);
  });

  it("sets what only an account has behind what that account has before it", () => {
    const { rows } = compareAccounts(
      preparedTrial({
        wire: [LOOK, PAY],
        handlers: [LOOK, MAIL, PAY],
        log: [["ghost", '{"x":1}'], LOOK, PAY],
      }),
    );
    expect(
      rows.map(({ wire, handlers, log }) => [wire, handlers[0], log].map((one) => one?.call.name ?? null)),
    ).toEqual([
      [null, null, "ghost"],
      ["get_order", "get_order", "get_order"],
      [null, "send_mail", null],
      ["issue_refund", "issue_refund", "issue_refund"],
    ]);
  });

  const call = fc
    .tuple(fc.constantFrom("a_tool", "b_tool", "c_tool"), fc.integer({ min: 0, max: 3 }))
    .map(([name, n]): CallSketch => [name, `{"n":${n}}`]);

  it("tells nothing of accounts that are the same, and each call once", () => {
    fc.assert(
      fc.property(fc.array(call, { maxLength: 12 }), (calls) => {
        expect(differencesOf({ wire: calls, handlers: calls, log: calls })).toEqual([]);
      }),
    );
    fc.assert(
      fc.property(
        fc.array(call, { maxLength: 8 }),
        fc.array(call, { maxLength: 8 }),
        fc.array(call, { maxLength: 8 }),
        (wire, handlers, log) => {
          const { rows } = compareAccounts(preparedTrial({ wire, handlers, log }));
          const indices = (of: (row: (typeof rows)[number]) => readonly ({ index: number } | null)[]) =>
            rows.flatMap(of).flatMap((one) => one?.index ?? []);
          expect(indices(({ wire: one }) => [one])).toEqual(wire.map((_, at) => at));
          expect(indices((row) => row.handlers).sort((a, b) => a - b)).toEqual(handlers.map((_, at) => at));
          const logged = indices(({ log: one }) => [one]);
          expect(new Set(logged).size).toBe(logged.length);
        },
      ),
    );
  });

  it("finds exactly the lies that were told of distinct calls", () => {
    const lie = fc.constantFrom("none", "drop", "rename", "value", "type", "retry", "invent");
    fc.assert(
      fc.property(fc.array(lie, { minLength: 1, maxLength: 10 }), (lies) => {
        const wire = lies.map((_, at): CallSketch => [`tool_${at}`, `{"id":"item-${at}","n":${at}}`]);
        const expected: string[] = [];
        const log = lies.flatMap((one, at): CallSketch[] => {
          const own = wire[at] as CallSketch;
          switch (one) {
            case "drop":
              expected.push(`not_reported#${at}`);
              return [];
            case "rename":
              expected.push(`log_renamed#${at}`);
              return [[`other_${at}`, own[1]]];
            case "value":
              expected.push(`log_value_changed@n#${at}`);
              return [[own[0], `{"id":"item-${at}","n":${at + 100}}`]];
            case "type":
              expected.push(`log_type_changed@n#${at}`);
              return [[own[0], `{"id":"item-${at}","n":"${at}"}`]];
            case "invent":
              expected.push("not_witnessed#-");
              return [own, [`ghost_${at}`, `{"ghost":"${at}"}`]];
            case "retry":
              expected.push(`log_hides_retry#${at}`, `handler_retried#${at}`);
              return [own];
            default:
              return [own];
          }
        });
        const handlers = lies.flatMap((one, at) => {
          const own = wire[at] as CallSketch;
          return one === "retry" ? [own, own] : [own];
        });
        expect(differencesOf({ wire, handlers, log }).sort()).toEqual(expected.sort());
      }),
    );
  });

  it("holds with thousands of calls alike", () => {
    const many = (count: number, from = 0) =>
      Array.from({ length: count }, (_, at): CallSketch => ["t", `{"n":${at + from}}`]);
    expect(differencesOf({ wire: many(10_000), log: many(9_999) })).toEqual(["not_reported#9999"]);
    expect(differencesOf({ wire: many(5_000), log: many(5_000, 5_000) })).toHaveLength(5_000);
    expect(
      differencesOf({
        wire: many(1),
        handlers: Array.from({ length: 20_000 }, () => ["t", '{"n":0}'] as const),
      }),
    ).toEqual(["handler_retried#0"]);
    const names = Array.from({ length: 5_000 }, (_, at): CallSketch => [`t${at}`, `{"n":${at}}`]);
    expect(differencesOf({ wire: names, log: [...names].reverse() })).toHaveLength(4_999);
  });
});

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
  {
    title: "the first of two equal calls as the one left out, where the second stands in order",
    wire: [PAY, LOOK, PAY],
    log: [LOOK, PAY],
    differ: ["log_hides_retry#0"],
  },
  {
    title: "a made-up repeat as the one in front",
    wire: [LOOK, PAY],
    log: [PAY, LOOK, PAY],
    differ: ["not_witnessed#-"],
  },
  {
    title: "a retry before an equal call that was asked for later",
    wire: [PAY, LOOK, PAY],
    handlers: [PAY, PAY, LOOK, PAY],
    differ: ["handler_retried#0"],
  },
  {
    title: "nothing of a log that tells each run of a retry as it ended",
    wire: [PAY],
    handlers: [
      [...PAY, { error: json("timeout") }],
      [...PAY, { result: json("ok") }],
    ],
    log: [
      [...PAY, { error: json("timeout") }],
      [...PAY, { result: json("ok") }],
    ],
    differ: ["handler_retried#0"],
  },
  {
    title: "a run of a retry that the log tells otherwise",
    wire: [PAY],
    handlers: [
      [...PAY, { error: json("timeout") }],
      [...PAY, { result: json("ok") }],
    ],
    log: [
      [...PAY, { result: json("ok") }],
      [...PAY, { result: json("ok") }],
    ],
    differ: ["log_outcome_differs#0", "handler_retried#0"],
  },
  {
    title: "equal parallel calls by their ids, in whatever order they ended",
    wire: [
      [...PAY, { callId: "a", turn: 0 }],
      [...PAY, { callId: "b", turn: 0 }],
    ],
    handlers: [
      [...PAY, { callId: "a", error: json("declined") }],
      [...PAY, { callId: "b", result: json("ok") }],
    ],
    log: [
      [...PAY, { callId: "b", result: json("ok") }],
      [...PAY, { callId: "a", error: json("declined") }],
    ],
    differ: [],
  },
  {
    title: "calls without arguments under one other name",
    wire: [
      ["list_all", "{}"],
      ["list_all", "{}"],
    ],
    handlers: [
      ["search", "{}"],
      ["search", "{}"],
    ],
    differ: ["handler_renamed#0", "handler_renamed#1"],
  },
  {
    title: "calls without arguments of several other names as what they are",
    wire: [
      ["list_all", "{}"],
      ["ping", "{}"],
    ],
    log: [
      ["search", "{}"],
      ["wait", "{}"],
    ],
    differ: ["not_witnessed#-", "not_witnessed#-", "not_reported#0", "not_reported#1"],
  },
  {
    title: "a call under a name that its tool was given elsewhere",
    wire: [["find", '{"q":"blue","limit":5}'], ["find", "{}"], LOOK],
    handlers: [["search", '{"q":"blue","limit":5}'], ["search", "{}"], ["note", '{"t":1}'], LOOK],
    differ: ["handler_renamed#0", "handler_renamed#1", "not_emitted#-"],
  },
  {
    title: "the result that was told to the model, where no handler says how it ended",
    wire: [[...PAY, { result: json("declined") }]],
    handlers: [PAY],
    log: [[...PAY, { result: json("refunded") }]],
    differ: ["log_outcome_differs#0"],
  },
  {
    title: "no other outcome where the log's result is the error's own text",
    wire: [PAY, LOOK],
    handlers: [
      [...PAY, { error: json({ name: "TypeError", message: "no such order" }) }],
      [...LOOK, { result: json("Error: gone") }],
    ],
    log: [
      [...PAY, { result: json("TypeError: no such order") }],
      [...LOOK, { error: json({ message: "gone" }) }],
    ],
    differ: [],
  },
  {
    title: "an int told as a float, and the other way round",
    wire: [["pay", '{"n":4200}'], LOOK, ["pay", '{"n":4200.0}']],
    log: [["pay", '{"n":4200.0}'], LOOK, ["pay", '{"n":42e2}']],
    differ: ["log_type_changed@n#0"],
  },
  {
    title: "arguments encoded twice",
    wire: [PAY],
    log: [[PAY[0], JSON.stringify(PAY[1])]],
    differ: ["log_type_changed#0"],
  },
  {
    title: "the last of a repeated key",
    wire: [["pay", '{"n":1,"n":2}']],
    log: [["pay", '{"n":2}']],
    differ: [],
  },
  {
    title: "all that a router and a log do at once",
    wire: [
      [...LOOK, { turn: 0 }],
      ["issueRefund", '{"order":"A-1","cents":"4200"}', { turn: 1 }],
      [...MAIL, { turn: 2 }],
      ["close_order", '{"order":"A-1","reason":"refunded"}', { turn: 3 }],
      ["survey", '{"to":"x@example.test","form":"csat","delay":2}', { turn: 4 }],
    ],
    handlers: [
      LOOK,
      [...PAY, { error: json("timeout") }],
      [...PAY, { result: json("ok") }],
      [...MAIL, { error: json("bounced") }],
      ["close_order", '{"order":"A-2","reason":"refunded"}'],
      ["audit", '{"by":"router"}'],
    ],
    log: [
      ["close_order", '{"order":"A-1","reason":"refunded"}'],
      LOOK,
      PAY,
      [...MAIL, { result: json("sent") }],
      ["check_identity", '{"document":"passport"}'],
    ],
    differ: [
      "log_renamed#1",
      "log_type_changed@cents#1",
      "log_hides_retry#1",
      "handler_renamed#1",
      "handler_type_changed@cents#1",
      "handler_retried#1",
      "log_outcome_differs#2",
      "not_witnessed#-",
      "log_reordered#3",
      "handler_value_changed@order#3",
      "not_emitted#-",
      "not_reported#4",
      "not_handled#4",
    ],
  },
];

function longestCommon(a: readonly string[], b: readonly string[]): number {
  const [head, ...rest] = a;
  if (head === undefined || b.length === 0) return 0;
  const at = b.indexOf(head);
  const without = longestCommon(rest, b);
  return at === -1 ? without : Math.max(without, 1 + longestCommon(rest, b.slice(at + 1)));
}

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

  it("drops exactly the call left out where every call of a long trial was coerced", () => {
    const told = (quote: string): CallSketch[] =>
      Array.from({ length: 300 }, (_, at) => ["t", `{"n":${quote}${at}${quote},"k":"a"}`]);
    const log = told("").filter((_, at) => at !== 150);
    const differ = differencesOf({ wire: told('"'), log });
    expect(differ.filter((one) => !one.startsWith("log_type_changed@n#"))).toEqual(["not_reported#150"]);
    expect(differ).toHaveLength(300);
  });

  it("moves no more calls than any pairing of equal calls would", () => {
    const names = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 6 });
    fc.assert(
      fc.property(names, names, (wire, log) => {
        const sketch = (list: string[]) => list.map((name): CallSketch => [name, `{"by":"${name}"}`]);
        // Names differ in nothing else, so that only equal calls are paired.
        const differ = differencesOf({ wire: sketch(wire), log: sketch(log) });
        const moved = differ.filter((one) => one.startsWith("log_reordered")).length;
        const shared = ["a", "b", "c"].reduce((sum, name) => {
          const count = (list: string[]) => list.filter((one) => one === name).length;
          return sum + Math.min(count(wire), count(log));
        }, 0);
        const renamed = differ.filter((one) => one.startsWith("log_renamed")).length;
        fc.pre(renamed === 0);
        expect(moved).toBe(shared - longestCommon(wire, log));
      }),
      { numRuns: 500 },
    );
  });

  it("tells nothing of equal calls in another order", () => {
    fc.assert(
      fc.property(fc.nat(8), fc.integer({ min: 0, max: 100 }), (count, seed) => {
        const calls = Array.from({ length: count }, (_, at): CallSketch => [...PAY, { callId: `c${at}` }]);
        const turned = calls.map((_, at) => calls[(at + seed) % count] as CallSketch);
        const together = calls.map(([name, raw, rest]): CallSketch => [name, raw, { ...rest, turn: 3 }]);
        expect(differencesOf({ wire: together, handlers: turned, log: turned })).toEqual([]);
        const plain = calls.map((): CallSketch => PAY);
        expect(differencesOf({ wire: plain, handlers: turned, log: turned })).toEqual([]);
      }),
    );
  });

  it("holds with hostile accounts", () => {
    const many = (count: number, of: (at: number) => CallSketch) =>
      Array.from({ length: count }, (_, at) => of(at));
    const ghosts = many(30_000, (at) => ["ghost", `{"i":${at}}`]);
    expect(differencesOf({ wire: [LOOK], log: ghosts })).toHaveLength(30_001);
    const dotted = (letter: string) =>
      many(500, (at) => [`${`${letter}.`.repeat(200)}${at}${letter}`, `{"${letter}":${at}}`]);
    expect(differencesOf({ wire: dotted("x"), log: dotted("y") })).toHaveLength(1000);
    expect(differencesOf({ wire: [["", ""]], handlers: [["", "null"]], log: [["", "{}"]] })).toEqual([]);
    const equal = many(20_000, () => PAY);
    expect(
      differencesOf({ wire: equal, handlers: [...equal, ...equal], log: [...equal, ...equal] }),
    ).toHaveLength(1);
    const large = (letter: string) =>
      `{${many(30_000, (at) => [`"k${at}":"${letter}"`, ""])
        .map(([one]) => one)
        .join(",")}}`;
    expect(differencesOf({ wire: [["t", large("a")]], log: [["t", large("b")]] })).toHaveLength(50);
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

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alignCall } from "../../../lib/evidence/align-call.ts";
import type { AlignInput } from "../../../lib/evidence/align-input.ts";
import type { CallEvidence, EvidenceCell, EvidenceRow } from "../../../lib/evidence/evidence.ts";
import { compileCase } from "../../../lib/grading/compile-case.ts";
import { compileSuite } from "../../../lib/grading/compile-suite.ts";
import { gradeRecord } from "../../../lib/grading/grade-record.ts";
import { instrumentsOfSuite } from "../../../lib/grading/instruments-of-suite.ts";
import type { ExpectedCall, RecordedCall, ToolObject } from "../../../lib/grading/model.ts";
import type { JsonText } from "../../../lib/json/json-node.ts";
import { readArguments } from "../../../lib/json/read-arguments.ts";

type Setup = {
  readonly args: string;
  readonly raw: string | null;
  readonly received?: string;
  readonly schema?: string;
  readonly norms?: ToolObject["evalNorms"];
  readonly more?: Partial<ExpectedCall>;
  readonly name?: string;
};

/** One expected call and one call, graded as `equivalent` grades them and aligned. */
function evidenceOf({ args, raw, received, schema, norms, more, name = "tool" }: Setup): CallEvidence {
  const expected: ExpectedCall = {
    name: "tool",
    args: args as JsonText,
    argTypes: {},
    argsAnyOf: {},
    optionalArgs: [],
    extra: null,
    ...more,
  };
  const tools = ["tool", "other"].map(
    (one): ToolObject => ({
      kind: "tool",
      name: one,
      description: null,
      inputSchema: (schema ?? null) as JsonText | null,
      effect: "side_effecting",
      defaults: null,
      evalNorms: norms ?? {},
      extra: null,
    }),
  );
  const call: RecordedCall = {
    callId: null,
    name,
    argumentsRaw: raw,
    providerParsed: false,
    dispatchedName: null,
    argumentsReceived: (received ?? null) as JsonText | null,
    result: null,
    error: null,
    turn: null,
    startedAt: null,
    latencyMs: null,
    source: "provider",
    extra: null,
  };
  const suite = compileSuite(tools, { argsMatch: "named", repeats: "signal" });
  const instrument = instrumentsOfSuite(suite).equivalent;
  const compiled = compileCase(
    suite,
    instrument,
    {
      kind: "case",
      caseId: "case",
      input: null,
      expectToolCalls: [expected],
      accept: [],
      ordered: false,
      forbidOtherSideEffects: false,
      expectEffects: [],
      tags: [],
      extra: null,
    },
    [],
  );
  const { findings } = gradeRecord(compiled, {
    kind: "record",
    recordId: "r",
    runId: "run",
    caseId: "case",
    trial: 0,
    toolCalls: [call],
    finalMessage: null,
    messages: null,
    usage: null,
    harnessVerdict: null,
    harnessReason: null,
    effects: null,
    world: null,
    error: null,
    extra: null,
  });
  const rules = instrument.rules.tool ?? null;
  return alignCall({ expected, call, findings, rules, compared: name === "tool" ? "all" : "shared" });
}

const source = (cell: EvidenceCell | undefined) =>
  cell?.segments.map((one) => (one.kind === "gap" ? `<${one.length}>` : one.source)).join("") ?? null;
const changed = (cell: EvidenceCell | undefined) =>
  cell?.segments.flatMap((one) => (one.kind !== "gap" && one.changed ? [one.source] : []));
/** `path | expected | raw | received | differences`, the shape of the screen. */
const line = (row: EvidenceRow) =>
  [
    row.path,
    ...[row.expected, row.raw, row.received].map(
      (cells) => cells.map((cell) => source(cell)).join(" & ") || "—",
    ),
    row.differences.map((one) => `${one.column} ${one.name}${one.claim ? `!${one.claim}` : ""}`).join(", "),
  ].join(" | ");
const lines = (evidence: CallEvidence) => evidence.rows.map(line);

describe("a call with differences", () => {
  test("names what differs in raw and what the dispatcher rewrote", () => {
    const evidence = evidenceOf({
      args: '{"order_id":"ORD-448192","amount_cents":4200}',
      raw: '{"order_id":"ORD-448192","amount_cents":"42.00","note":"damaged"}',
      received: '{"order_id":"ORD-448192","amount_cents":42}',
    });
    expect(lines(evidence)).toEqual([
      'order_id | "ORD-448192" | "ORD-448192" | "ORD-448192" | ',
      'amount_cents | 4200 | "42.00" | 42 | raw value_and_type!value, received rewritten_type',
      'note | — | "damaged" | — | raw not_asserted, received dropped',
    ]);
    expect(evidence.rows[1]?.raw[0]?.type).toBe("str");
    expect(evidence).toMatchObject({ rowCount: 3, differentCount: 2, rawForm: "object", hasReceived: true });
  });

  test("tells a float from an int of the same value by type only", () => {
    expect(lines(evidenceOf({ args: '{"n":4200}', raw: '{"n":4200.0}' }))).toEqual([
      "n | 4200 | 4200.0 | — | raw type_only!type",
    ]);
  });

  test("unfolds nested values down to the leaf that differs and folds the rest", () => {
    const evidence = evidenceOf({
      args: '{"items":[{"sku":"a","qty":1},{"sku":"b","qty":2}]}',
      raw: '{"items":[{"sku": "a", "qty": 1},{"sku":"b","qty":3}]}',
    });
    expect(lines(evidence).map((text) => text.split(" | ")[0])).toEqual([
      "items",
      "items[0]",
      "items[1]",
      "items[1].sku",
      "items[1].qty",
    ]);
    expect(evidence.rows.map((row) => row.kind)).toEqual(["group", "leaf", "group", "leaf", "leaf"]);
    expect(line(evidence.rows[4] as EvidenceRow)).toBe("items[1].qty | 2 | 3 | — | raw value!value");
  });

  test("says what a normalizer made equal, and that a default was stated or left out", () => {
    const schema =
      '{"type":"object","properties":{"month":{"type":"string"},"limit":{"default":50},"page":{"default":1}}}';
    expect(
      lines(
        evidenceOf({
          args: '{"month":"2026-03","page":1}',
          raw: '{"month":"2026-03-01","limit":50}',
          schema,
          norms: { month: { use: "month", options: {} } },
        }),
      ),
    ).toEqual([
      'month | "2026-03" | "2026-03-01" | — | raw normalized',
      "page | 1 | — | — | raw default_omitted",
      "limit | — | 50 | — | raw default_stated",
    ]);
  });

  test("shows every accepted value", () => {
    const [row] = evidenceOf({
      args: "{}",
      raw: '{"q":"z"}',
      more: { argsAnyOf: { q: ['"x"' as JsonText, '"y"' as JsonText] } },
    }).rows;
    expect(row && line(row)).toBe('q | "x" & "y" | "z" | — | raw value!value');
    expect(row?.expectedForm).toBe("any_of");
  });

  test("adds a row for a required parameter that is nowhere", () => {
    const schema = '{"type":"object","properties":{"to":{},"subject":{}},"required":["to"]}';
    expect(lines(evidenceOf({ args: '{"subject":"hi"}', raw: '{"subject":"hi"}', schema }))).toEqual([
      'subject | "hi" | "hi" | — | ',
      "to | — | — | — | raw missing!value",
    ]);
  });

  test("does not call arguments of another tool missing", () => {
    expect(lines(evidenceOf({ args: '{"a":1,"b":2}', raw: '{"a":1,"c":3}', name: "other" }))).toEqual([
      "a | 1 | 1 | — | ",
      "b | 2 | — | — | raw not_compared",
      "c | — | 3 | — | raw not_compared",
    ]);
  });
});

// The inputs stand for the symptoms of the same number in the list of troubles seen in the field.
describe("trouble seen in the field", () => {
  test.each([
    ["", "empty"],
    [null, "absent"],
    ["null", "null_literal"],
    ["{}", "object"],
    ['{"floor": ', "unparseable"],
  ] as const)("A01: raw %j has the form %s", (raw, form) => {
    const evidence = evidenceOf({ args: "{}", raw });
    expect(evidence.rawForm).toBe(form);
    expect(evidence.rows).toEqual([]);
  });

  test("A02: a cut-off text says where it ended and keeps its beginning to read", () => {
    const raw = '{"path": "plan.md", "body": "Week 1: ';
    const evidence = evidenceOf({ args: '{"path":"plan.md"}', raw });
    expect(evidence.unreadable).toMatchObject({ code: "unterminated_string", offset: raw.length, at: [] });
    expect(evidence.unreadable?.before).toEqual([
      { kind: "text", source: raw, changed: false, codePoints: null },
    ]);
    expect(lines(evidence)).toEqual(['path | "plan.md" | — | — | ']);
  });

  test("A04: a Python literal is marked at its first quote, an apostrophe in a string is not", () => {
    const python = evidenceOf({ args: '{"q":"tea rooms"}', raw: "{'q': 'tea rooms', 'open': True}" });
    expect(python.unreadable).toMatchObject({ offset: 1, hint: "python_literal" });
    const text = '{"q": "what\'s open near d\'Alba"}';
    expect(evidenceOf({ args: text, raw: text })).toMatchObject({ unreadable: null, differentCount: 0 });
  });

  test("A05: two glued objects are one call, unreadable where the second begins", () => {
    const glued = evidenceOf({ args: '{"row":4}', raw: '{"row": 4}{"row": 9}' });
    expect(glued.unreadable).toMatchObject({ offset: 10, hint: "two_values" });
    const braces = '{"t": "}{"}';
    expect(evidenceOf({ args: braces, raw: braces }).unreadable).toBeNull();
  });

  test("A08: what the handler got is shown where raw is fenced", () => {
    const evidence = evidenceOf({
      args: '{"city":"porto"}',
      raw: '```json\n{"city": "porto"}\n```',
      received: "{}",
    });
    expect(evidence.unreadable).toMatchObject({ offset: 0, hint: "code_fence", line: 1, column: 1 });
    expect(lines(evidence)).toEqual([" | — | — | {} | ", 'city | "porto" | — | — | ']);
  });

  test("A11: a backslash between tokens and a raw tab stop the reading at their place", () => {
    expect(evidenceOf({ args: "{}", raw: '{"range": \\n[10]}' }).unreadable?.offset).toBe(10);
    const tab = evidenceOf({ args: "{}", raw: '{"path": "a\tb.py"}' }).unreadable;
    expect(tab?.at).toMatchObject([{ kind: "sign", label: "U+0009", name: "tab" }]);
  });

  test("A12: a repeated key shows every member; one that says the same again is noted only", () => {
    const [row, limit] = evidenceOf({
      args: '{"dir":"out"}',
      raw: '{"dir":"in","limit":5,"dir":"out"}',
    }).rows;
    expect(row && line(row)).toBe('dir | "out" | "in" & "out" | — | raw repeated_key!value');
    expect(limit?.path).toBe("limit");
    const same = evidenceOf({ args: '{"dir":"out"}', raw: '{"dir":"out","dir":"out"}' });
    expect(lines(same)).toEqual(['dir | "out" | "out" & "out" | — | raw repeated_key_same']);
    expect(same.differentCount).toBe(0);
  });

  test("A16: a bool as text is another type of the same value, and an invented one is a changed value", () => {
    expect(lines(evidenceOf({ args: '{"ok":true}', raw: '{"ok":"True"}' }))).toEqual([
      'ok | true | "True" | — | raw type_only!type',
    ]);
    expect(
      lines(evidenceOf({ args: '{"ok":true}', raw: '{"ok":"maybe"}', received: '{"ok":false}' })),
    ).toEqual(['ok | true | "maybe" | false | raw value_and_type!value, received rewritten_value']);
  });

  test("A18: Infinity is not JSON; 1e999 keeps its literal", () => {
    expect(evidenceOf({ args: '{"n":100}', raw: '{"n": Infinity}' }).unreadable?.hint).toBe(
      "nan_or_infinity",
    );
    expect(lines(evidenceOf({ args: '{"n":100}', raw: '{"n":1e999}' }))).toEqual([
      "n | 100 | 1e999 | — | raw value_and_type!value",
    ]);
  });

  test("A20: look-alikes tell their code points, and an escape is only a spelling", () => {
    const args = '{"city":"\u00c5rhus"}';
    const [wrong] = evidenceOf({ args, raw: '{"city":"\\u00c4rhus"}' }).rows;
    expect(wrong?.raw[0]?.segments[1]).toMatchObject({
      source: "\\u00c4",
      changed: true,
      codePoints: "U+00C4",
    });
    expect(wrong?.expected[0]?.segments[1]).toMatchObject({ source: "\u00c5", codePoints: "U+00C5" });
    const [combined] = evidenceOf({ args, raw: '{"city":"A\u030arhus"}' }).rows;
    expect(changed(combined?.raw[0])).toEqual(["A\u030a"]);
    expect(combined?.differences[0]?.detail).toBe("equal after NFC");
    expect(lines(evidenceOf({ args, raw: '{"city":"\\u00c5rhus"}' }))).toEqual([
      'city | "\u00c5rhus" | "\\u00c5rhus" | — | raw spelling',
    ]);
  });

  test("A32: U+0000 and half a pair are visible signs", () => {
    const [nul] = evidenceOf({ args: '{"t":"frameend"}', raw: '{"t":"frame\\u0000end"}' }).rows;
    expect(nul?.raw[0]?.segments).toContainEqual(
      expect.objectContaining({ kind: "sign", source: "\\u0000", name: "NUL", changed: true, escaped: true }),
    );
    const [half] = evidenceOf({ args: '{"t":"ok \u{1f600}"}', raw: '{"t":"ok \ud83d"}' }).rows;
    expect(half?.raw[0]?.segments).toContainEqual(
      expect.objectContaining({ kind: "sign", label: "U+D83D", name: "lone surrogate", escaped: false }),
    );
  });

  test("A34: a difference in the last character of a huge string is in view", () => {
    const body = "x".repeat(400_000);
    const [row] = evidenceOf({ args: `{"body":"${body}y"}`, raw: `{"body":"${body}z"}` }).rows;
    expect(changed(row?.raw[0])).toEqual(["z"]);
    expect(row?.raw[0]?.segments.some((one) => one.kind === "gap" && one.length > 399_000)).toBe(true);
    expect(source(row?.raw[0])?.length).toBeLessThan(500);
  });

  test("B25: of many members those that differ come first, the rest is counted, and any part can be had", () => {
    const object = (last: number) => {
      const members = Array.from({ length: 5_000 }, (_, index) => `"k${index}":${index}`);
      return `{${members.join(",")},"last":${last}}`;
    };
    const args = object(1) as JsonText;
    const input: AlignInput = {
      expected: { args, argsAnyOf: {}, optionalArgs: [] },
      call: { argumentsRaw: object(2), argumentsReceived: null },
      findings: [],
      rules: null,
      compared: "all",
    };
    const first = alignCall(input);
    expect(first).toMatchObject({ rowCount: 5_001, differentCount: 1 });
    expect(first.rows).toHaveLength(200);
    expect(first.rows.at(-1)?.path).toBe("last");
    const part = alignCall(input, { from: 4_999, limit: 200 });
    expect(part.rows.map((row) => row.path)).toEqual(["k4999", "last"]);
    expect(part.rowCount).toBe(5_001);
  });
});

describe("whatever the texts hold", () => {
  const literalOf = (text: string, cell: EvidenceCell) => text.slice(cell.start, cell.end);
  const inputOf = (args: string, raw: string | null, received: string | null): AlignInput => ({
    expected: { args: args as JsonText, argsAnyOf: {}, optionalArgs: [] },
    call: { argumentsRaw: raw, argumentsReceived: received as JsonText | null },
    findings: [],
    rules: null,
    compared: "all",
  });

  test("the segments and gaps of a cell are its literal, cut from the source", () => {
    const object = fc.dictionary(fc.string({ unit: "binary", maxLength: 4 }), fc.jsonValue(), { maxKeys: 6 });
    fc.assert(
      fc.property(object, object, (left, right) => {
        const [args, raw] = [JSON.stringify(left), JSON.stringify({ ...left, ...right })];
        for (const row of alignCall(inputOf(args, raw, args)).rows) {
          const columns = [
            [args, row.expected],
            [readArguments(raw).text, row.raw],
            [args, row.received],
          ] as const;
          for (const [text, cells] of columns) {
            for (const cell of cells) {
              let at = cell.start;
              for (const segment of cell.segments) {
                if (segment.kind === "gap") at += segment.length;
                else {
                  expect(literalOf(text, { ...cell, start: at, end: at + segment.source.length })).toBe(
                    segment.source,
                  );
                  at += segment.source.length;
                }
              }
              expect(at).toBe(cell.end);
            }
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  test("equal arguments have no difference, in any order of keys", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const shuffled = Object.fromEntries(Object.entries(value).reverse());
        const evidence = alignCall(inputOf(JSON.stringify(value), JSON.stringify(shuffled, null, 1), null));
        expect(evidence.differentCount).toBe(0);
      }),
    );
  });

  test("nothing throws, and rows stay within their limit", () => {
    const any = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json(),
      fc.constant("__proto__"),
      fc.constant(null),
    );
    fc.assert(
      fc.property(fc.json(), any, any, (args, raw, received) => {
        expect(
          alignCall(inputOf(args, raw, received), { from: null, limit: 5 }).rows.length,
        ).toBeLessThanOrEqual(5);
      }),
      { numRuns: 500 },
    );
  });

  test("100,000 levels of nesting fold into one literal", () => {
    const deep = (core: string) => `{"a":${"[".repeat(100_000)}${core}${"]".repeat(100_000)}}`;
    const evidence = alignCall(inputOf(deep("1"), deep("2"), deep("3")));
    expect(evidence.rows.length).toBeLessThan(20);
    expect(evidence.differentCount).toBeGreaterThan(0);
  });

  test("a key named __proto__ is a key like any other", () => {
    const evidence = alignCall(inputOf('{"__proto__":1}', '{"__proto__":2}', null));
    expect(lines(evidence)).toEqual(["__proto__ | 1 | 2 | — | raw value"]);
  });
});

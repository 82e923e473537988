import { describe, expect, it } from "vitest";
import type { ToolObject } from "../../../lib/grading/model.ts";
import type { JsonText } from "../../../lib/json/json-node.ts";
import { type CallSketch, codesOf, gradeSketch, type Sketch, signalsOf } from "./grade-sketch.ts";

/** A side-effecting tool `t` with these properties. */
function tool(properties: string, rest: Partial<ToolObject> = {}): ToolObject[] {
  return [
    {
      kind: "tool",
      name: "t",
      description: null,
      inputSchema: `{"type":"object","properties":${properties}}` as JsonText,
      effect: "side_effecting",
      defaults: null,
      evalNorms: {},
      extra: null,
      ...rest,
    },
  ];
}

const one = (properties: string, args: string, raw: string | null, rest?: Partial<ToolObject>): Sketch => ({
  tools: tool(properties, rest),
  level: rest?.evalNorms === undefined ? "claims" : "equivalent",
  expect: [{ name: "t", args }],
  calls: [["t", raw]],
});
const message = (sketch: Sketch) => gradeSketch(sketch).findings[0]?.message ?? "";

describe("trouble seen in the field", () => {
  it("keeps the forms of no arguments apart from a broken call", () => {
    for (const [raw, form] of [
      ["", "empty_text"],
      [null, "absent"],
      ["null", "null_literal"],
    ] as const) {
      const result = gradeSketch(one("{}", "{}", raw));
      expect([result.verdict, result.claims.value.status]).toEqual(["pass", "not_checked"]);
      expect(signalsOf(result)).toEqual([`raw_form:${form}`]);
    }
    expect(signalsOf(gradeSketch(one("{}", "{}", "{}")))).toEqual([]);
    const broken = gradeSketch(one("{}", "{}", '{"floor": '));
    expect(codesOf(broken)).toEqual(["value/unparseable_arguments"]);
    expect([broken.claims.count.status, broken.claims.name.status]).toEqual(["pass", "pass"]);
  });

  it("says where cut-off text ends, and takes nothing from the readable part", () => {
    const raw = '{"path": "plan.md", "body": "Week 1: ';
    const result = gradeSketch(one('{"path":{"type":"string"}}', '{"path":"plan.md"}', raw));
    expect(codesOf(result)).toEqual(["value/unparseable_arguments"]);
    expect(result.findings[0]?.message).toMatch(/unterminated string at offset \d+/);
    expect(result.findings[0]?.actual).toBe(raw);
  });

  it("calls a Python literal one, and leaves an apostrophe alone", () => {
    expect(message(one("{}", "{}", "{'q': 'tea rooms', 'open': True}"))).toContain("Python literal");
    const apostrophe = `{"q":"what's open near d'Alba"}`;
    expect(gradeSketch(one('{"q":{"type":"string"}}', apostrophe, apostrophe)).verdict).toBe("pass");
  });

  it("counts two objects glued together as one call that can't be read", () => {
    const read = { name: "t", args: '{"row":4}' };
    const sketch: Sketch = {
      tools: tool('{"row":{"type":"integer"},"t":{"type":"string"}}'),
      expect: [read, { name: "t", args: '{"row":9}' }],
      calls: [["t", '{"row": 4}{"row": 9}']],
    };
    const result = gradeSketch(sketch);
    expect(codesOf(result).sort()).toEqual(["count/missing_call", "value/unparseable_arguments"]);
    expect(result.findings.find(({ claim }) => claim === "value")?.message).toMatch(
      /extra data at offset 10; two/,
    );
    expect(gradeSketch(one('{"t":{"type":"string"}}', '{"t":"}{"}', '{"t":"}{"}')).verdict).toBe("pass");
  });

  it("finds a code fence in the raw text and not what the handler made of it", () => {
    const sketch = one('{"city":{"type":"string"}}', '{"city":"porto"}', '```json\n{"city": "porto"}\n```');
    const [call] = sketch.calls ?? [];
    const handled: CallSketch = [call?.[0] ?? "", call?.[1] ?? "", { argumentsReceived: "{}" as JsonText }];
    const result = gradeSketch({ ...sketch, calls: [handled] });
    expect(codesOf(result)).toEqual(["value/unparseable_arguments"]);
    expect(result.findings[0]?.message).toContain("code fence");
    expect(signalsOf(result)).toEqual(["rewrite:value_changed"]);
  });

  it("refuses escapes between tokens and raw control characters in strings", () => {
    expect(message(one("{}", "{}", '{"path": "q.py", "range": \\n[10, 20]\\n}'))).toContain("offset 26");
    expect(message(one("{}", "{}", '{"path": "a\tb.py"}'))).toContain("control character");
  });

  it("lets a repeated key pass only where it says the same", () => {
    const sketch = (raw: string) => one('{"dir":{"type":"string"}}', '{"dir":"out"}', raw);
    const differing = gradeSketch(sketch('{"dir": "in", "limit": 5, "dir": "out"}'));
    expect(codesOf(differing)).toEqual(["value/duplicate_key@dir"]);
    expect(differing.findings[0]?.message).toContain('"in" / "out"');
    expect(gradeSketch(sketch('{"dir": "out", "dir": "out"}')).verdict).toBe("pass");
  });

  it("fails the type of a bool that is text or a number, and the value of one that says otherwise", () => {
    const codes = (raw: string, rest?: Partial<ToolObject>) =>
      codesOf(gradeSketch(one('{"ok":{"type":"boolean"}}', '{"ok":true}', `{"ok":${raw}}`, rest)));
    for (const raw of ['"true"', '"True"', "1"]) expect(codes(raw)).toEqual(["type/wrong_type@ok"]);
    for (const raw of ['"false"', '"maybe"']) {
      expect(codes(raw).sort()).toEqual(["type/wrong_type@ok", "value/wrong_value@ok"]);
    }
    const normalized = { evalNorms: { ok: { use: "boolean", options: {} } } };
    expect(codes('"true"', normalized)).not.toContain("value/wrong_value@ok");
    expect(codes('"false"', normalized)).toContain("value/wrong_value@ok");
    expect(codes('"maybe"', normalized)).toContain("value/wrong_value@ok");
  });

  it("refuses Infinity and NaN as JSON, and keeps a number that no double holds", () => {
    expect(message(one("{}", "{}", '{"limit": Infinity}'))).toContain("NaN and Infinity");
    expect(message(one("{}", "{}", '{"score": NaN}'))).toContain("NaN and Infinity");
    const result = gradeSketch(one('{"n":{"type":"number"}}', '{"n":100}', '{"n":1e999}'));
    expect(codesOf(result)).toEqual(["value/wrong_value@n"]);
    expect(result.findings[0]?.actual).toBe("1e999");
  });

  it("reads escapes as spelling, and shows code points where words look alike", () => {
    const sketch = (raw: string) =>
      one('{"city":{"type":"string"}}', '{"city":"Århus"}', `{"city":"${raw}"}`);
    expect(gradeSketch(sketch("\\u00c5rhus")).verdict).toBe("pass");
    expect(message(sketch("\\u00c4rhus"))).toContain("U+00C4 instead of U+00C5");
    expect(message(sketch("A\u030arhus"))).toContain("equal after NFC");
  });

  it("pairs decorated names where they are sure, and grades their arguments", () => {
    const find: ToolObject[] = ["find_ticket", "crm_find", "erp_find"].flatMap((name) =>
      tool('{"id":{"type":"integer"}}', { name }),
    );
    const kinds = (called: string) =>
      codesOf(
        gradeSketch({
          tools: find,
          expect: [{ name: "find_ticket", args: '{"id":3}' }],
          calls: [[called, '{"id":4}']],
        }),
      );
    for (const called of [
      "default_api.find_ticket",
      "functions.find_ticket",
      "find_ticket<|channel|>commentary",
      "FindTicket",
      "find_ticket ",
    ]) {
      expect(kinds(called)).toEqual(["name/name_variant", "value/wrong_value@id"]);
    }
    for (const called of ["print(default_api.find_ticket(id=3))", "find"]) {
      expect(kinds(called)).toEqual(["name/unknown_tool", "value/wrong_value@id"]);
    }
  });

  it("grades four calls whose ids repeat or are missing as four", () => {
    const calls = ["a", "b", "c", "d"].map(
      (q, place): CallSketch => ["t", `{"q":"${q}"}`, { callId: ["x:1", "x:1", "", null][place] ?? null }],
    );
    const sketch: Sketch = {
      tools: tool('{"q":{"type":"string"}}'),
      expect: ["d", "c", "b", "a"].map((q) => ({ name: "t", args: `{"q":"${q}"}` })),
      calls,
    };
    expect(gradeSketch(sketch).verdict).toBe("pass");
  });

  it("fails the count of a record that lists every call twice, and says that it does", () => {
    const half: CallSketch[] = [
      ["t", '{"q":"a"}', { callId: "c1" }],
      ["t", '{"q":"b"}', { callId: "c2" }],
    ];
    const result = gradeSketch({
      tools: tool('{"q":{"type":"string"}}'),
      expect: ["a", "b"].map((q) => ({ name: "t", args: `{"q":"${q}"}` })),
      calls: [...half, ...half],
    });
    expect(codesOf(result)).toEqual(["count/too_many_calls", "count/too_many_calls"]);
    expect(result.findings[0]?.message).toContain("second half of the calls repeats the first, ids included");
  });

  it("reads instants only under a normalizer, and a missing zone only with a note", () => {
    const expected = '{"start":"2025-07-14T18:00:00+03:00"}';
    const norms = { evalNorms: { start: { use: "instant", options: {} } } };
    const verdict = (start: string, rest?: Partial<ToolObject>) =>
      gradeSketch(one('{"start":{"type":"string"}}', expected, `{"start":"${start}"}`, rest)).verdict;
    expect(verdict("2025-07-14T18:00:00+03:00")).toBe("pass");
    expect(verdict("2025-07-14T15:00:00Z")).toBe("fail");
    expect(verdict("2025-07-14T15:00:00Z", norms)).toBe("pass");
    expect(verdict("2025-07-14T18:00:00Z", norms)).toBe("fail");
    expect(verdict("2025-07-14T18:00:00", norms)).toBe("fail");
  });

  it("takes an amount in another unit for another amount", () => {
    const codes = (raw: string) =>
      codesOf(gradeSketch(one('{"amount":{"type":"integer"}}', '{"amount":499}', `{"amount":${raw}}`)));
    expect(codes("499")).toEqual([]);
    expect(codes("4.99").sort()).toEqual(["type/wrong_type@amount", "value/wrong_value@amount"]);
    expect(codes("4990")).toEqual(["value/wrong_value@amount"]);
    expect(codes('"$4.99"').sort()).toEqual(["type/wrong_type@amount", "value/wrong_value@amount"]);
  });

  it("finds expectations that contradict their own schema before grading", () => {
    const properties = '{"passengers":{"type":"integer"},"service":{"type":"integer","enum":["1","2"]}}';
    for (const args of ['{"passengers":"1"}', '{"service":1}', '{"passenger_count":1}']) {
      expect(gradeSketch(one(properties, args, args)).verdict).toBe("ungraded");
    }
    expect(gradeSketch({ tools: tool(properties), expect: [{ name: "find_buss" }], calls: [] }).verdict).toBe(
      "ungraded",
    );
  });

  it("matches repeated expectations one to one, in whatever order they are listed", () => {
    const tools = tool('{"order":{"type":"integer"},"gift":{"type":"boolean"}}');
    const ping = { name: "t" };
    expect(
      gradeSketch({
        tools,
        expect: [ping, ping],
        calls: [
          ["t", "{}"],
          ["t", "{}"],
        ],
      }).verdict,
    ).toBe("pass");
    expect(codesOf(gradeSketch({ tools, expect: [ping, ping], calls: [["t", "{}"]] }))).toEqual([
      "count/missing_call",
    ]);
    const wanted = ['{"order":7}', '{"order":7,"gift":true}'];
    for (const expected of [wanted, wanted.toReversed()]) {
      for (const made of [wanted, wanted.toReversed()]) {
        const sketch: Sketch = {
          tools,
          expect: expected.map((args) => ({ name: "t", args })),
          calls: made.map((raw) => ["t", raw] as const),
        };
        expect(gradeSketch(sketch).verdict).toBe("pass");
      }
    }
  });

  it("never turns nothing asserted into a pass", () => {
    const open = gradeSketch(one('{"to":{"type":"string"}}', "{}", '{"to":"x@example.test"}'));
    expect([open.verdict, open.claims.name.status, open.claims.value.status]).toEqual([
      "pass",
      "pass",
      "not_checked",
    ]);
    expect(gradeSketch({ expect: [], calls: [] }).verdict).toBe("ungraded");
    expect(gradeSketch({ expect: [], case: { forbidOtherSideEffects: true }, calls: [] }).verdict).toBe(
      "pass",
    );
  });

  it("does not turn what could not be evaluated into a pass", () => {
    const asked: Sketch = {
      level: "effect",
      expect: [],
      case: {
        forbidOtherSideEffects: true,
        expectEffects: [{ name: "none", path: "mails", exists: null, absent: "{}" as JsonText, count: null }],
      },
      calls: [],
    };
    expect(gradeSketch(asked).verdict).toBe("ungraded");
    expect(gradeSketch({ ...asked, record: { world: "{}" as JsonText } }).verdict).toBe("pass");
    expect(gradeSketch({ ...asked, record: { world: '{"mails":[{}]}' as JsonText } }).verdict).toBe("fail");
  });
});

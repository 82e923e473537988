import type { JsonText } from "../../../lib/json/json-node.ts";
import type { Sketch } from "./grade-sketch.ts";

export type Vector = {
  readonly title: string;
  readonly sketch: Sketch;
  readonly verdict: "pass" | "fail" | "ungraded";
  readonly codes?: readonly string[];
  /** Only these signals, in order; not looked at where absent. */
  readonly signals?: readonly string[];
};

const json = (text: string) => text as JsonText;
const PAY = '{"to":"A","cents":100}';
const pay = { name: "pay", args: PAY };
const find = { name: "find", args: '{"q":"x"}' };
const noOthers = { forbidOtherSideEffects: true };
const argument = (name: string, expected: string, actual: string): Sketch => ({
  expect: [{ name: "pay", args: `{"to":"A","cents":100,"${name}":${expected}}` }],
  calls: [["pay", `{"to":"A","cents":100,"${name}":${actual}}`]],
});
const shipped = (name: string, expected: string, actual: string): Sketch => ({
  level: "equivalent",
  expect: [{ name: "ship", args: `{"${name}":${expected}}` }],
  calls: [["ship", `{"${name}":${actual}}`]],
});

/** Hand-worked examples of every rule, right and wrong; the rule's number is in the title. */
export const VECTORS: readonly Vector[] = [
  {
    title: "G1 grades the raw text, not what the handler was given",
    sketch: {
      expect: [pay],
      calls: [["pay", '{"to":"A","cents":"100"}', { argumentsReceived: json(PAY) }]],
    },
    verdict: "fail",
    codes: ["type/wrong_type@cents"],
    signals: ["rewrite:type_only@cents"],
  },
  {
    title: "G2 takes absent arguments for none and notes it",
    sketch: { expect: [{ name: "look_up" }], calls: [["look_up", null]] },
    verdict: "pass",
    signals: ["raw_form:absent"],
  },
  {
    title: "G2 takes white space for no arguments and notes it",
    sketch: { expect: [{ name: "look_up" }], calls: [["look_up", " \n"]] },
    verdict: "pass",
    signals: ["raw_form:white_space"],
  },
  {
    title: "G2 takes the word null for no arguments and notes it",
    sketch: { expect: [{ name: "look_up" }], calls: [["look_up", "null"]] },
    verdict: "pass",
    signals: ["raw_form:null_literal"],
  },
  {
    title: "G2 finds required arguments missing in empty text",
    sketch: { expect: [pay], calls: [["pay", ""]] },
    verdict: "fail",
    codes: ["value/missing_required@to", "value/missing_required@cents"],
  },
  {
    title: "G2 finds one thing about arguments that are not JSON",
    sketch: { expect: [pay], calls: [["pay", "{'to': 'A', 'cents': 100}"]] },
    verdict: "fail",
    codes: ["value/unparseable_arguments"],
  },
  {
    title: "G2 finds one thing about arguments that are no object",
    sketch: { expect: [pay], calls: [["pay", "[1]"]] },
    verdict: "fail",
    codes: ["value/not_an_object"],
  },
  {
    title: "G2 grades the object in a string, and the type fails",
    sketch: { expect: [pay], calls: [["pay", JSON.stringify('{"to":"A","cents":7}')]] },
    verdict: "fail",
    codes: ["type/wrong_type", "value/wrong_value@cents"],
    signals: ["raw_form:double_encoded"],
  },
  {
    title: "G3 finds a key repeated with another value though the last one is right",
    sketch: { expect: [pay], calls: [["pay", '{"to":"B","cents":100,"to":"A"}']] },
    verdict: "fail",
    codes: ["value/duplicate_key@to"],
  },
  {
    title: "G3 only notes a key repeated with the same value",
    sketch: { expect: [pay], calls: [["pay", '{"to":"A","cents":100,"to":"A"}']] },
    verdict: "pass",
    codes: [],
    signals: ["raw_form:equal_duplicate_key"],
  },
  {
    title: "G4 tells a float from an int by its text",
    sketch: argument("cents", "100", "1e2"),
    verdict: "fail",
    codes: ["type/wrong_type@cents"],
  },
  {
    title: "G5 compares numbers as exact decimals",
    sketch: argument("rate", "0.1", "0.10000000000000000001"),
    verdict: "fail",
    codes: ["value/wrong_value@rate"],
  },
  {
    title: "G5 compares objects regardless of the order of keys",
    sketch: argument("meta", '{"a":1,"b":[2]}', '{"b":[2],"a":1}'),
    verdict: "pass",
  },
  {
    title: "G6 counts a call of an unregistered tool as a side effect",
    sketch: {
      expect: [pay],
      case: noOthers,
      calls: [
        ["pay", PAY],
        ["new_tool", "{}"],
      ],
    },
    verdict: "fail",
    codes: ["extra/other_side_effect"],
  },
  {
    title: "G6 does not count read-only calls that are not expected",
    sketch: {
      expect: [pay],
      case: noOthers,
      calls: [
        ["find", '{"q":"x"}'],
        ["pay", PAY],
      ],
    },
    verdict: "pass",
  },
  {
    title: "G6 leaves extra unchecked where an undeclared tool was called and others are forbidden",
    sketch: {
      expect: [pay],
      case: noOthers,
      calls: [
        ["pay", PAY],
        ["probe", '{"some":"thing"}'],
      ],
    },
    verdict: "ungraded",
    codes: [],
  },
  {
    title: "G6 does not mind an undeclared tool where others are allowed",
    sketch: {
      expect: [pay],
      calls: [
        ["pay", PAY],
        ["probe", '{"some":"thing"}'],
      ],
    },
    verdict: "pass",
  },
  {
    title: "G7 assigns calls of one name with the fewest findings, in whatever order",
    sketch: {
      expect: [pay, { name: "pay", args: '{"to":"B","cents":200}' }],
      calls: [
        ["pay", '{"to":"B","cents":200}'],
        ["pay", PAY],
      ],
    },
    verdict: "pass",
  },
  {
    title: "G8 pairs a left-over call of another tool, the one with the fewest findings",
    sketch: {
      expect: [pay],
      calls: [
        ["mail", '{"to":"B"}'],
        ["cancel", '{"id":"1","to":"A"}'],
      ],
    },
    verdict: "fail",
    codes: ["name/wrong_tool"],
  },
  {
    title: "G8 lets an expected read-only call take only a variant",
    sketch: { expect: [find], calls: [["pay", PAY]] },
    verdict: "fail",
    codes: ["count/missing_call"],
  },
  {
    title: "G9 knows a misspelled name and compares its arguments in full",
    sketch: {
      expect: [{ name: "look_up", args: '{"id":"1"}' }],
      calls: [["functions.lookUp", '{"id":"2"}']],
    },
    verdict: "fail",
    codes: ["name/name_variant", "value/wrong_value@id"],
  },
  {
    title: "G9 says unknown_tool of a name that is neither registered nor a variant",
    sketch: { expect: [pay], calls: [["transfer", PAY]] },
    verdict: "fail",
    codes: ["name/unknown_tool"],
  },
  {
    title: "G9 keeps a call without a name as one of an unknown tool",
    sketch: { expect: [pay], calls: [["", PAY]] },
    verdict: "fail",
    codes: ["name/unknown_tool"],
  },
  {
    title: "G10 finds an expected call missing",
    sketch: { expect: [pay], calls: [] },
    verdict: "fail",
    codes: ["count/missing_call"],
  },
  {
    title: "G10 finds a side-effecting call too many",
    sketch: {
      expect: [pay],
      calls: [
        ["pay", PAY],
        ["pay", '{"to":"Z","cents":1}'],
      ],
    },
    verdict: "fail",
    codes: ["count/too_many_calls"],
  },
  {
    title: "G10 does not mind an expected read-only call made again",
    sketch: {
      expect: [find],
      calls: [
        ["find", '{"q":"x"}'],
        ["find", '{"q":"x"}'],
      ],
    },
    verdict: "pass",
    codes: [],
    signals: ["repeat:repeated_call"],
  },
  {
    title: "G10 does not mind other side effects where they are not forbidden",
    sketch: {
      expect: [pay],
      calls: [
        ["pay", PAY],
        ["cancel", '{"id":"1"}'],
      ],
    },
    verdict: "pass",
  },
  {
    title: "G11 finds a named argument missing",
    sketch: {
      expect: [{ name: "pay", args: '{"to":"A","cents":100,"memo":"m"}' }],
      calls: [["pay", PAY]],
    },
    verdict: "fail",
    codes: ["value/missing_argument@memo"],
  },
  {
    title: "G11 lets an optional argument be left out",
    sketch: {
      expect: [{ name: "pay", args: '{"to":"A","cents":100,"memo":"m"}', optional: ["memo"] }],
      calls: [["pay", PAY]],
    },
    verdict: "pass",
  },
  {
    title: "G11 still compares an optional argument that is there",
    sketch: {
      expect: [{ name: "pay", args: '{"to":"A","cents":100,"memo":"m"}', optional: ["memo"] }],
      calls: [["pay", '{"to":"A","cents":100,"memo":"n"}']],
    },
    verdict: "fail",
    codes: ["value/wrong_value@memo"],
  },
  {
    title: "G11 takes any of several values",
    sketch: {
      expect: [{ name: "pay", args: '{"cents":100}', anyOf: { to: ['"B"', '"A"'] } }],
      calls: [["pay", PAY]],
    },
    verdict: "pass",
  },
  {
    title: "G11 finds one thing about a value that is none of several",
    sketch: {
      expect: [{ name: "pay", args: '{"to":"A","cents":100}', anyOf: { tags: ['["a","b"]', '["c","d"]'] } }],
      calls: [["pay", '{"to":"A","cents":100,"tags":["c","x"]}']],
    },
    verdict: "fail",
    codes: ["value/wrong_value@tags[1]"],
  },
  {
    title: "G11 gives the path of each difference, all the way down",
    sketch: argument("meta", '{"a":{"b":[1,2]},"c":1,"d":1}', '{"a":{"b":[1,3]},"c":1,"e":1}'),
    verdict: "fail",
    codes: [
      "value/missing_argument@meta.d",
      "value/unexpected_argument@meta.e",
      "value/wrong_value@meta.a.b[1]",
    ],
  },
  {
    title: "G11 makes one finding of a list in another order",
    sketch: argument("tags", '["a","b","c"]', '["c","a","b"]'),
    verdict: "fail",
    codes: ["value/wrong_value@tags"],
  },
  {
    title: "G11 makes one finding of a list of another length",
    sketch: argument("tags", '["a","b"]', '["b"]'),
    verdict: "fail",
    codes: ["value/wrong_value@tags"],
  },
  {
    title: "G12 finds a required argument missing that the case does not name",
    sketch: { expect: [{ name: "pay", args: '{"to":"A"}' }], calls: [["pay", '{"to":"A"}']] },
    verdict: "fail",
    codes: ["value/missing_required@cents"],
  },
  {
    title: "G12 lets an unknown key pass where the schema is open",
    sketch: { expect: [pay], calls: [["pay", '{"to":"A","cents":100,"odd":1}']] },
    verdict: "pass",
    signals: ["unnamed_argument:other_than_default@odd"],
  },
  {
    title: "G12 finds an unknown key where the schema is closed",
    sketch: { expect: [{ name: "mail", args: '{"to":"A"}' }], calls: [["mail", '{"to":"A","cc":"B"}']] },
    verdict: "fail",
    codes: ["value/unexpected_argument@cc"],
  },
  {
    title: "G12 finds any unnamed key under exact matching",
    sketch: {
      options: { argsMatch: "exact" },
      expect: [pay],
      calls: [["pay", '{"to":"A","cents":100,"memo":"m"}']],
    },
    verdict: "fail",
    codes: ["value/unexpected_argument@memo"],
  },
  {
    title: "G13 takes the case's own type before the schema's",
    sketch: {
      expect: [{ name: "pay", args: PAY, types: { cents: ["int", "str"] } }],
      calls: [["pay", '{"to":"A","cents":"100"}']],
    },
    verdict: "pass",
  },
  {
    title: "G13 takes int and float for number",
    sketch: argument("rate", "2", "2.0"),
    verdict: "pass",
  },
  {
    title: "G13 takes the literal's own type where none is declared",
    sketch: argument("meta", '{"n":1}', '{"n":1.0}'),
    verdict: "fail",
    codes: ["type/wrong_type@meta.n"],
  },
  {
    title: "G14 fails the type only where a bool is rendered as text",
    sketch: argument("urgent", "true", '"True"'),
    verdict: "fail",
    codes: ["type/wrong_type@urgent"],
  },
  {
    title: "G14 fails value and type where the text says otherwise",
    sketch: argument("urgent", "true", '"false"'),
    verdict: "fail",
    codes: ["type/wrong_type@urgent", "value/wrong_value@urgent"],
  },
  {
    title: "G14 fails the type only where a list is rendered as text",
    sketch: argument("tags", '["a"]', '"[\\"a\\"]"'),
    verdict: "fail",
    codes: ["type/wrong_type@tags"],
  },
  {
    title: "G14 fails the type only where null is rendered as text",
    sketch: argument("meta", '{"x":null}', '{"x":"null"}'),
    verdict: "fail",
    codes: ["type/wrong_type@meta.x"],
  },
  {
    title: "G15 compares only keys of both sides where the tool is another",
    sketch: {
      expect: [pay],
      calls: [["mail", '{"to":"B","body":"hello"}']],
    },
    verdict: "fail",
    codes: ["name/wrong_tool", "value/wrong_value@to"],
  },
  {
    title: "G16 composes list and item normalizers",
    sketch: shipped(
      "items",
      '[{"sku":"a","price":100},{"sku":"b","price":250}]',
      '[{"sku":"b","price":2.50},{"sku":"a","price":"1.00"}]',
    ),
    verdict: "pass",
  },
  {
    title: "G16 compares the one item of an unordered list that is not equal",
    sketch: shipped(
      "items",
      '[{"sku":"a","price":100},{"sku":"b","price":250}]',
      '[{"sku":"b","price":2.51},{"sku":"a","price":1.00}]',
    ),
    verdict: "fail",
    codes: ["value/wrong_value@items[0].price"],
  },
  {
    title: "G16 pairs items of an unordered list by closeness, which may need another partner than the first",
    sketch: shipped("items", '[{"kg":1.0},{"kg":1.4},{"kg":9.0}]', '[{"kg":9.5},{"kg":1.5},{"kg":0.6}]'),
    verdict: "pass",
  },
  {
    title: "G16 finds an unordered list wrong of which two items are close to one only",
    sketch: shipped("items", '[{"kg":1.0},{"kg":1.2},{"kg":9.0}]', '[{"kg":1.1},{"kg":8.0},{"kg":7.0}]'),
    verdict: "fail",
    codes: ["value/wrong_value@items"],
  },
  {
    title: "G16 fails the type of an item that an unordered list holds as text",
    sketch: shipped("labels", '["1","2"]', '[2,"1"]'),
    verdict: "fail",
    codes: ["type/wrong_type@labels[0]"],
  },
  {
    title: "G16 compares by closeness where that is declared",
    sketch: shipped("near", "10", "10.4"),
    verdict: "pass",
  },
  {
    title: "G16 does not take for close what is not",
    sketch: shipped("near", "10", "10.6"),
    verdict: "fail",
    codes: ["value/wrong_value@near"],
  },
  {
    title: "G16 ignores repeats in a set",
    sketch: shipped("labels", '["a","b"]', '["b","a","b"]'),
    verdict: "pass",
  },
  {
    title: "G16 finds a set that lacks an item",
    sketch: shipped("labels", '["a","b"]', '["a","a"]'),
    verdict: "fail",
    codes: ["value/wrong_value@labels"],
  },
  {
    title: "G16 leaves an unreadable value as it is and notes it",
    sketch: shipped("on", '"2026-10-12"', '"10/12/2026"'),
    verdict: "fail",
    codes: ["value/wrong_value@on"],
  },
  {
    title: "G16 does not make two unreadable values equal",
    sketch: shipped("on", '"soon"', '"later"'),
    verdict: "fail",
    codes: ["value/wrong_value@on"],
  },
  {
    title: "G17 takes a stated default for an omitted argument",
    sketch: {
      level: "equivalent",
      expect: [{ name: "find", args: '{"q":"x","limit":10}' }],
      calls: [["find", '{"q":"x"}']],
    },
    verdict: "pass",
  },
  {
    title: "G17 knows that null can be the default",
    sketch: {
      level: "equivalent",
      expect: [{ name: "find", args: '{"q":"x","sort":null}' }],
      calls: [["find", '{"q":"x"}']],
    },
    verdict: "pass",
  },
  {
    title: "G17 does not take null for a default that is not declared",
    sketch: {
      level: "equivalent",
      expect: [{ name: "pay", args: '{"to":"A","cents":100,"memo":null}' }],
      calls: [["pay", PAY]],
    },
    verdict: "fail",
    codes: ["value/missing_argument@memo"],
  },
  {
    title: "G17 lets a stated default pass under exact matching",
    sketch: {
      level: "equivalent",
      options: { argsMatch: "exact" },
      expect: [find],
      calls: [["find", '{"q":"x","limit":10}']],
    },
    verdict: "pass",
    signals: [],
  },
  {
    title: "G17 does not let another value pass under exact matching",
    sketch: {
      level: "equivalent",
      options: { argsMatch: "exact" },
      expect: [find],
      calls: [["find", '{"q":"x","limit":11}']],
    },
    verdict: "fail",
    codes: ["value/unexpected_argument@limit"],
  },
  {
    title: "G17 reaches nested parameters",
    sketch: shipped("items", '[{"sku":"a"}]', '[{"sku":"a","gift":false}]'),
    verdict: "pass",
  },
  {
    title: "G18 passes where any alternative does",
    sketch: { level: "equivalent", expect: [pay], accept: [[find]], calls: [["find", '{"q":"x"}']] },
    verdict: "pass",
  },
  {
    title: "G18 does not look at alternatives under claims",
    sketch: { level: "claims", expect: [pay], accept: [[find]], calls: [["find", '{"q":"x"}']] },
    verdict: "fail",
    codes: ["count/missing_call"],
  },
  {
    title: "G19 finds calls out of order",
    sketch: {
      expect: [find, pay],
      case: { ordered: true },
      calls: [
        ["pay", PAY],
        ["find", '{"q":"x"}'],
      ],
    },
    verdict: "fail",
    codes: ["order/out_of_order"],
  },
  {
    title: "G19 finds calls of one turn that should follow each other",
    sketch: {
      expect: [find, pay],
      case: { ordered: true },
      calls: [
        ["find", '{"q":"x"}', { turn: 3 }],
        ["pay", PAY, { turn: 3 }],
      ],
    },
    verdict: "fail",
    codes: ["order/same_turn"],
  },
  {
    title: "G19 passes calls in order, others in between",
    sketch: {
      expect: [find, pay],
      case: { ordered: true },
      calls: [
        ["find", '{"q":"x"}', { turn: 1 }],
        ["look_up", '{"id":"1234"}', { turn: 2 }],
        ["pay", PAY, { turn: 3 }],
      ],
    },
    verdict: "pass",
  },
  {
    title: "G19 keeps the order of all names together where several assignments are equal",
    sketch: {
      expect: [pay, find],
      case: { ordered: true },
      calls: [
        ["find", '{"q":"x"}'],
        ["pay", PAY],
        ["find", '{"q":"x"}'],
      ],
    },
    verdict: "pass",
  },
  {
    title: "G21 finds a repeated call where repeats are forbidden",
    sketch: {
      options: { repeats: "forbid" },
      expect: [find],
      calls: [
        ["find", '{"q":"x"}'],
        ["look_up", '{"id":"1"}'],
        ["find", '{ "q": "x" }'],
      ],
    },
    verdict: "fail",
    codes: ["repeat/repeated_call"],
  },
  {
    title: "G21 does not call it a repeat with a side effect in between",
    sketch: {
      options: { repeats: "forbid" },
      expect: [find, pay],
      calls: [
        ["find", '{"q":"x"}'],
        ["pay", PAY],
        ["find", '{"q":"x"}'],
      ],
    },
    verdict: "pass",
    signals: [],
  },
  {
    title: "G22 says what a dispatcher changed",
    sketch: {
      expect: [pay],
      calls: [
        [
          "pay",
          PAY,
          { dispatchedName: "pay_v2", argumentsReceived: json('{"to":"B","cents":100.0,"note":""}') },
        ],
      ],
    },
    verdict: "pass",
    signals: ["rewrite:name", "rewrite:value_changed@to", "rewrite:type_only@cents", "rewrite:added@note"],
  },
  {
    title: "G22 says what a dispatcher dropped",
    sketch: { expect: [pay], calls: [["pay", PAY, { argumentsReceived: json('{"to":"A"}') }]] },
    verdict: "pass",
    signals: ["rewrite:dropped@cents"],
  },
  {
    title: "G22 grades the witness and not the agent's own log, and says where they disagree",
    sketch: {
      expect: [pay],
      case: noOthers,
      calls: [
        ["pay", PAY, { source: "agent_log" }],
        ["pay", PAY, { source: "observer" }],
        ["cancel", '{"id":"1"}', { source: "agent_log" }],
      ],
    },
    verdict: "pass",
    signals: ["witness:not_witnessed"],
  },
  {
    title: "G22 says what the agent's own log leaves out",
    sketch: {
      expect: [pay],
      calls: [
        ["look_up", '{"id":"1"}', { source: "agent_log" }],
        ["look_up", '{"id":"1"}', { source: "observer" }],
        ["pay", PAY, { source: "observer" }],
      ],
    },
    verdict: "pass",
    signals: ["witness:not_reported"],
  },
  {
    title: "G22 grades the agent's own log where there is nothing else",
    sketch: { expect: [pay], calls: [["pay", PAY, { source: "agent_log" }]] },
    verdict: "pass",
    signals: [],
  },
  {
    title: "G22 says that an effect and the calls disagree",
    sketch: {
      level: "effect",
      expect: [pay],
      calls: [["pay", '{"to":"B","cents":100}']],
      record: { effects: [{ name: "paid", passed: true, detail: null }] },
    },
    verdict: "pass",
    codes: [],
    signals: ["disagreement:effect_passed_calls_failed"],
  },
  {
    title: "effect fails where an effect result does",
    sketch: {
      level: "effect",
      expect: [pay],
      calls: [["pay", PAY]],
      record: { effects: [{ name: "paid", passed: false, detail: null }] },
    },
    verdict: "fail",
    codes: ["effect/effect_failed"],
    signals: ["disagreement:effect_failed_calls_passed"],
  },
  {
    title: "effect grades as equivalent where there is no effect result",
    sketch: {
      level: "effect",
      expect: [pay],
      calls: [["pay", '{"to":"B","cents":100}']],
      record: { effects: [] },
    },
    verdict: "fail",
    codes: ["value/wrong_value@to"],
  },
  {
    title: "effect is ungraded where the case asks for a world that the record lacks",
    sketch: {
      level: "effect",
      expect: [pay],
      case: {
        expectEffects: [{ name: "paid", path: "payments", exists: json("{}"), absent: null, count: null }],
      },
      calls: [["pay", PAY]],
    },
    verdict: "ungraded",
    codes: [],
  },
  {
    title: "harness takes the verdict that came with the record",
    sketch: { level: "harness", expect: [pay], record: { harnessVerdict: "fail" } },
    verdict: "fail",
    codes: [],
  },
  {
    title: "harness is ungraded where none came",
    sketch: { level: "harness", expect: [pay] },
    verdict: "ungraded",
    codes: [],
  },
  {
    title: "exact passes equal calls in order, and takes 100.0 for 100",
    sketch: {
      level: "exact",
      expect: [find, pay],
      calls: [
        ["find", '{"q":"x"}'],
        ["pay", '{"cents":100.0,"to":"A"}'],
      ],
    },
    verdict: "pass",
  },
  {
    title: "exact does not forgive a look-up, an order or an unnamed argument",
    sketch: {
      level: "exact",
      expect: [pay],
      calls: [
        ["find", '{"q":"x"}'],
        ["pay", PAY],
      ],
    },
    verdict: "fail",
    codes: ["name/wrong_tool", "count/too_many_calls"],
  },
  {
    title: "a record with an error is ungraded, whatever else is wrong",
    sketch: { expect: [pay], calls: [], record: { error: "timeout" } },
    verdict: "ungraded",
    codes: [],
  },
  {
    title: "a real expectation of nothing passes where nothing happens",
    sketch: { expect: [], case: noOthers, calls: [["find", '{"q":"something"}']] },
    verdict: "pass",
  },
  {
    title: "a real expectation of nothing fails where something happens",
    sketch: { expect: [], case: noOthers, calls: [["pay", PAY]] },
    verdict: "fail",
    codes: ["extra/other_side_effect"],
  },
];

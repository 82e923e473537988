import fc from "fast-check";
import type { CaseObject, ExpectedCall, ExpectedEffect } from "../../../lib/grading/model.ts";
import type { JsonText } from "../../../lib/json/json-node.ts";

const TYPE_NAMES = ["int", "integer", "float", "number", "bool", "str", "string", "list", "dict", "null"];

/** Texts that a reader of YAML may take for something else. */
const trap = fc.constantFrom(
  "",
  "null",
  "yes",
  "No",
  "1",
  "4200.0",
  "0x10",
  "2026-03-01",
  "12:30:00",
  "- a",
  "a: b",
  "a #b",
  "#",
  "*x",
  "&x",
  "<<",
  "__proto__",
  "!!str",
  "|",
  "---",
  "...",
  "%YAML",
  "a\nb",
  " a",
  "a ",
  "\t",
  "\u0000",
  "\u0085",
  "\u2028",
  "\ufeff",
  "\ud83d",
  "\u{1f600}",
  "é",
  '"',
  "'",
  "\\",
  "{a}",
  "[a",
  ",",
  "?",
);
const text = fc.oneof(trap, fc.string({ unit: "binary", maxLength: 12 }), fc.string({ maxLength: 12 }));
const number = fc.oneof(
  fc.constantFrom("0", "-0", "4200.0", "42e2", "1E-7", "12345678901234567890", "0.10", "-1.50e+3", "1e400"),
  fc.integer().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
);

function objectOf(value: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .uniqueArray(fc.tuple(text, value), { selector: ([key]) => key, maxLength: 4 })
    .map((members) => `{${members.map(([key, one]) => `${JSON.stringify(key)}:${one}`).join(",")}}`);
}

/** JSON texts without white space, literals of every kind, no key repeated. */
export const { json } = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    number,
    text.map((value) => JSON.stringify(value)),
    fc.constantFrom("true", "false", "null"),
    fc.array(tie("json"), { maxLength: 4 }).map((items) => `[${items.join(",")}]`),
    objectOf(tie("json")),
  ),
}));

const object = objectOf(json).map((one) => one as JsonText);
const value = json.map((one) => one as JsonText);
const given = value.filter((one) => one !== "null");
const mapOf = <T>(of: fc.Arbitrary<T>) =>
  fc
    .uniqueArray(fc.tuple(text, of), { selector: ([key]) => key, maxLength: 3 })
    .map((entries) => Object.fromEntries(entries));

const extra = (known: readonly string[]) =>
  fc
    .option(fc.uniqueArray(fc.tuple(text, value), { selector: ([key]) => key, minLength: 1, maxLength: 2 }), {
      freq: 4,
    })
    .map((members) => {
      const own = members?.filter(([key]) => !known.includes(key)) ?? [];
      return own.length === 0
        ? null
        : (`{${own.map(([key, one]) => `${JSON.stringify(key)}:${one}`).join(",")}}` as JsonText);
    });

const expectedCall: fc.Arbitrary<ExpectedCall> = fc.record({
  name: text.filter((name) => name !== ""),
  args: fc.option(object),
  argTypes: mapOf(fc.uniqueArray(fc.constantFrom(...TYPE_NAMES), { minLength: 1, maxLength: 3 })),
  argsAnyOf: mapOf(fc.array(value, { minLength: 1, maxLength: 3 })),
  optionalArgs: fc.array(text, { maxLength: 2 }),
  extra: extra(["name", "tool", "args", "arg_types", "args_any_of", "optional_args"]),
});

const effect: fc.Arbitrary<ExpectedEffect> = fc.record({
  name: text.filter((name) => name !== ""),
  path: text,
  exists: fc.option(given),
  absent: fc.option(given),
  count: fc.option(fc.nat()),
});

/** Any case that the native format can say, as its reader hands it over. */
export const someCase: fc.Arbitrary<CaseObject> = fc.record({
  kind: fc.constant("case" as const),
  caseId: text.filter((id) => id !== ""),
  input: fc.option(given),
  expectToolCalls: fc.option(fc.array(expectedCall, { maxLength: 3 }), { freq: 8 }),
  accept: fc.array(fc.array(expectedCall, { maxLength: 2 }), { maxLength: 2 }),
  ordered: fc.boolean(),
  forbidOtherSideEffects: fc.boolean(),
  expectEffects: fc.array(effect, { maxLength: 2 }),
  tags: fc.array(text, { maxLength: 3 }),
  extra: extra([
    "kind",
    "case_id",
    "input",
    "expect_tool_calls",
    "accept",
    "ordered",
    "forbid_other_side_effects",
    "expect_effects",
    "tags",
  ]),
});

import fc from "fast-check";
import type { JsonText } from "../../../lib/json/json-node.ts";
import type { RuleChange } from "../../../lib/rules/rule-change.ts";

const name = fc.oneof(
  fc.constantFrom(
    "search_invoices",
    "crm.find",
    "a/b",
    "c=d",
    "e:f",
    "g;h",
    "100%",
    "on",
    "null",
    "12",
    "__proto__",
  ),
  fc.string({ unit: "binary", minLength: 1 }),
);
const path = fc.oneof(fc.constantFrom("month", "items[].price", '["a.b"]', "status[]"), name);
const rule = fc.record({
  use: fc.oneof(
    fc.constantFrom("month", "number"),
    fc.string({ unit: "grapheme", minLength: 1 }).filter(isName),
  ),
  options: fc.dictionary(
    fc.string({ unit: "grapheme" }).filter((key) => key !== "use"),
    fc.jsonValue({ maxDepth: 2 }),
    { maxKeys: 3, noNullPrototype: true },
  ),
});
const literal = fc.oneof(
  fc.constantFrom(
    "50",
    "50.0",
    "5e1",
    '"50"',
    "null",
    "true",
    '{"b":1.50,"a":[1.0]}',
    "12345678901234567890",
  ),
  fc.json({ noUnicodeString: false } as object),
) as fc.Arbitrary<JsonText>;

/** Any list of changes, hostile names included. `-0` has no JSON of its own, so options have none. */
export const arbitraryChanges: fc.Arbitrary<RuleChange[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("norm" as const), tool: name, path, rule: fc.option(rule) }),
    fc.record({ kind: fc.constant("default" as const), tool: name, path, value: fc.option(literal) }),
  ),
  { maxLength: 6 },
);

function isName(text: string): boolean {
  return text.trim() === text && !text.includes("{");
}

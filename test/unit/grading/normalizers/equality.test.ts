import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareValue } from "../../../../lib/grading/compare-value.ts";
import { createComparison } from "../../../../lib/grading/create-comparison.ts";
import { createRuleNode } from "../../../../lib/grading/create-rule-node.ts";
import { createWant } from "../../../../lib/grading/create-want.ts";
import type {
  NormalizerOptions,
  PairNormalizer,
  ValueNormalizer,
} from "../../../../lib/grading/normalizer.ts";
import { NORMALIZERS } from "../../../../lib/grading/normalizers/registry.ts";
import type { RuleNode } from "../../../../lib/grading/rule-node.ts";
import { valueKey } from "../../../../lib/grading/value-key.ts";
import { parseJson } from "../../../../lib/json/parse-json.ts";
import { readJson } from "./read-json.ts";

const OPTIONS: Readonly<Record<string, NormalizerOptions>> = {
  prefix: { length: 3 },
  aliases: { map: { NYC: "New York" } },
  tolerance: { abs: 0.5 },
};

/** Values that normalizers read, and values next to them that they must leave alone. */
const ABOUT = [
  ...[
    "42",
    "42.0",
    "4200",
    "42e2",
    "1",
    "0",
    "true",
    "false",
    "null",
    "[]",
    "{}",
    "[1,2]",
    "[2,1]",
    "[1,2,2]",
  ],
  ...['"42"', '"42.00"', '"4200"', '"042"', '"true"', '"True"', '"1"', '"null"', '"[1,2]"', '"{\\"a\\":1}"'],
  ...['{"a":1}', '{"a":1.0}', '"2026-03"', '"2026-03-01"', '"20260301"', '"2026-03-01T00:40:00+01:00"'],
  ...[
    '"2026-02-28T23:40:00Z"',
    '"10/12/2026"',
    '"2026-13"',
    '"PT30M"',
    '"30m"',
    "1800",
    '"P1M"',
    '"EUR"',
    '"eur"',
  ],
  ...['" eur "', '"NYC"', '"New York"', '"\u00c5"', '"A\u030a"', '""', '"x"', '"inv-1"', '"inv-2"'],
];
const json = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ABOUT) }, fc.json());

const READERS = Object.values(NORMALIZERS).filter((one) => one.form !== "list");

describe.each(READERS.map((one) => [one.name, one] as const))("%s", (name, normalizer) => {
  const rules = ruleOf(normalizer, OPTIONS[name] ?? {});
  const isReadable = (text: string) => readJson(normalizer, text, rules.options).readable;

  test("never makes values equal of which it can't read one", () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        fc.pre(!isReadable(one) || !isReadable(other));
        expect(areEqual(one, other, rules)).toBe(areEqual(one, other, null));
      }),
    );
    fc.assert(
      fc.property(json, json, (one, other) => {
        fc.pre(!isReadable(one) && !isReadable(other));
        expect(keyOf(one, rules) === keyOf(other, rules)).toBe(keyOf(one, null) === keyOf(other, null));
      }),
    );
  });

  test("finds a value equal to itself", () => {
    fc.assert(
      fc.property(json, (one) => {
        expect(areEqual(one, one, rules)).toBe(true);
      }),
    );
  });

  if (normalizer.form === "value") {
    test("finds two values equal whichever is the expected one", () => {
      fc.assert(
        fc.property(json, json, (one, other) => {
          expect(areEqual(one, other, rules)).toBe(areEqual(other, one, rules));
        }),
      );
    });

    test("finds readable values equal as their keys are, so that a chain of equals is equal", () => {
      const written = fc.constantFrom(...ABOUT.filter(isReadable));
      fc.assert(
        fc.property(written, written, (one, other) => {
          expect(areEqual(one, other, rules)).toBe(keyOf(one, rules) === keyOf(other, rules));
        }),
      );
    });
  }
});

describe.each(
  Object.values(NORMALIZERS)
    .filter((one) => one.form === "list")
    .map((one) => [one.name, one] as const),
)("%s", (_name, normalizer) => {
  const rules: RuleNode = { ...createRuleNode(), normalizer };
  const item = fc.constantFrom(...ABOUT.slice(0, 12), '"42"');
  const list = fc.array(item, { maxLength: 5 }).map((items) => `[${items.join(",")}]`);

  test("leaves what is no list as it is", () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        fc.pre(!one.trimStart().startsWith("[") || !other.trimStart().startsWith("["));
        expect(areEqual(one, other, rules)).toBe(areEqual(one, other, null));
      }),
    );
  });

  test("finds a shuffled list equal, whichever is the expected one", () => {
    const shuffled = fc
      .array(item, { maxLength: 6 })
      .chain((items) =>
        fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
      );
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect(areEqual(`[${one.join(",")}]`, `[${other.join(",")}]`, rules)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(list, list, (one, other) => {
        expect(areEqual(one, other, rules)).toBe(areEqual(other, one, rules));
      }),
    );
  });
});

function ruleOf(normalizer: ValueNormalizer | PairNormalizer, options: NormalizerOptions): RuleNode {
  return { ...createRuleNode(), normalizer, options, hasPair: normalizer.form === "pair" };
}

/** Whether the value claim finds nothing between the two; how they are written is the type claim's affair. */
function areEqual(expected: string, actual: string, rules: RuleNode | null): boolean {
  const comparison = createComparison(actual);
  compareValue(createWant(parsed(expected), expected, null, rules, null), parsed(actual), null, comparison);
  return comparison.differences.every(({ kind }) => kind === "wrong_type");
}

function keyOf(text: string, rules: RuleNode | null): string {
  return valueKey(parsed(text), text, rules);
}

function parsed(text: string) {
  const result = parseJson(text);
  if (!result.ok) throw new Error(`not JSON: ${text}`);
  return result.node;
}

import { describe, expect, it } from "vitest";
import { sameRendering } from "../../../../lib/grading/same-rendering.ts";
import { looseKey } from "../../../../lib/grading/witness/loose-key.ts";
import type { JsonNode } from "../../../../lib/json/json-node.ts";
import { parseJson } from "../../../../lib/json/parse-json.ts";

function parsed(text: string): JsonNode {
  const read = parseJson(text);
  if (!read.ok) throw new Error(`${text} is not JSON.`);
  return read.node;
}

const VALUES = [
  ...[
    "0",
    "1",
    "-1",
    "42",
    "42.0",
    "4200",
    "9007199254740993",
    "9007199254740992",
    '"42"',
    '"42.0"',
    '" 42"',
  ],
  ...[
    "true",
    "false",
    '"true"',
    '"True"',
    '"FALSE"',
    '"yes"',
    "null",
    '"null"',
    '"NULL"',
    '"1"',
    '""',
    '"-"',
  ],
  ...["[]", "[1]", '"[1]"', '["1"]', '{"a":1}', '{"a":"1"}', '"{\\"a\\":1}"', '"{"', '"not json"', '"tru"'],
];

describe("looseKey", () => {
  it("is equal wherever two values are the same, if rendered differently", () => {
    let same = 0;
    for (const a of VALUES) {
      for (const b of VALUES) {
        if (!sameRendering(parsed(a), parsed(b))) continue;
        same += 1;
        expect(looseKey(parsed(a)), `${a} and ${b}`).toBe(looseKey(parsed(b)));
      }
    }
    expect(same).toBeGreaterThan(VALUES.length + 20);
  });

  it("keeps apart what are other values", () => {
    for (const [a, b] of [
      ["42", "4200"],
      ["9007199254740993", "9007199254740992"],
      ['"yes"', "true"],
      ['{"a":1}', '{"b":1}'],
      ["[1,2]", "[2,1]"],
      ['"{"', '"["'],
    ] as const) {
      expect(looseKey(parsed(a))).not.toBe(looseKey(parsed(b)));
    }
  });

  it("holds with values as deep as they can be read", () => {
    expect(looseKey(parsed(`${"[".repeat(100)}1${"]".repeat(100)}`))).toBe(
      `${"[".repeat(100)}1${"]".repeat(100)}`,
    );
  });
});

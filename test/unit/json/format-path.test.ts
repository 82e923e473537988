import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findAtPath } from "../../../lib/json/find-at-path.ts";
import { formatPath } from "../../../lib/json/format-path.ts";
import { literalOf } from "../../../lib/json/literal-of.ts";
import { parsePath } from "../../../lib/json/parse-path.ts";
import { parsePathPattern } from "../../../lib/json/parse-path-pattern.ts";
import { pathMatches } from "../../../lib/json/path-matches.ts";
import { parsed } from "./parsed.ts";

const segment = fc.oneof(
  fc.nat(1_000_000),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "",
    "a",
    "items",
    "0",
    "[0]",
    'a"b',
    "a.b",
    "a]",
    "\\",
    "\ud83d",
    "__proto__",
    "é",
    "order-id",
  ),
);

describe("formatPath and parsePath", () => {
  it("give any path back", () => {
    fc.assert(
      fc.property(fc.array(segment), (path) => {
        expect(parsePath(formatPath(path))).toEqual(path);
      }),
      {
        numRuns: 2000,
      },
    );
  });

  it("write no two paths alike", () => {
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 3 }), fc.array(segment, { maxLength: 3 }), (a, b) => {
        const same = a.length === b.length && a.every((part, index) => part === b[index]);
        expect(formatPath(a) === formatPath(b)).toBe(same);
      }),
    );
  });

  it.each([
    [[], ""],
    [["items", 0, "qty"], "items[0].qty"],
    [[0, "a"], "[0].a"],
    [["items", 0, "odd key"], 'items[0]["odd key"]'],
    [["0"], '["0"]'],
    [["", "a"], '[""].a'],
    [['say "hi"'], '["say \\"hi\\""]'],
  ])("writes %j as %s", (path, text) => {
    expect(formatPath(path)).toBe(text);
    expect(parsePath(text)).toEqual(path);
  });

  it.each([
    "a.",
    ".a",
    "a..b",
    "a[",
    "a[]",
    "a[-1]",
    "a[01]",
    "a]",
    'a["b',
    'a["b"',
    'a["\\x"]',
    "a[0]b",
    'a"b',
  ])("refuses %s as a path", (text) => {
    expect(parsePath(text)).toBeNull();
  });

  it("reads a name with a hyphen as people write it", () => {
    expect(parsePath("order-id.first line")).toEqual(["order-id", "first line"]);
  });
});

describe("parsePathPattern", () => {
  it("takes [] for every item", () => {
    const pattern = parsePathPattern("items[].qty");
    expect(pattern).toEqual(["items", null, "qty"]);
    if (pattern === null) return;
    expect(pathMatches(["items", 3, "qty"], pattern)).toBe(true);
    expect(pathMatches(["items", "3", "qty"], pattern)).toBe(false);
    expect(pathMatches(["items", 3], pattern)).toBe(false);
    expect(pathMatches(["items", 3, "sku"], pattern)).toBe(false);
  });
});

describe("findAtPath", () => {
  const text = '{"items": [{"qty": 2.0}], "dir": 1, "dir": {"x": []}, "__proto__": null}';
  const root = parsed(text);

  it.each([
    ["", text],
    ["items[0].qty", "2.0"],
    ["dir.x", "[]"],
    ["__proto__", "null"],
  ])("finds %s", (path, literal) => {
    const node = findAtPath(root, parsePath(path) ?? ["?"]);
    expect(node && literalOf(text, node)).toBe(literal);
  });

  it.each(["items[1]", 'items["0"]', "[0]", "constructor", "dir.x[0]", "items.length", "dir.y"])(
    "finds nothing at %s",
    (path) => {
      expect(findAtPath(root, parsePath(path) ?? [])).toBeNull();
    },
  );
});

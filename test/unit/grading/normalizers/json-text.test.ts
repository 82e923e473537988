import { expect, test } from "vitest";
import { jsonText } from "../../../../lib/grading/normalizers/json-text.ts";
import { keyOf } from "./key-of.ts";

test("a string that holds an object is that object, keys in any order, numbers as they count", () => {
  const key = '{"a":[2],"b":1}';
  expect(keyOf(jsonText, '{"b": 1.0, "a": [2]}')).toBe(key);
  expect(keyOf(jsonText, JSON.stringify('{"a":[2e0],"b":1}'))).toBe(key);
});

test("a list keeps its order", () => {
  expect(keyOf(jsonText, '"[1,2]"')).not.toBe(keyOf(jsonText, "[2,1]"));
});

test("values of different kinds stay apart", () => {
  const keys = ["null", "0", "false", "[]", "{}", '"[null]"', '{"a":null}', '{"a":"null"}', '["1"]', "[1]"];
  expect(new Set(keys.map((json) => keyOf(jsonText, json))).size).toBe(keys.length);
});

test.each([
  ["\"{'a': 1}\"", "?not_json"],
  ['"plain words"', "?not_json"],
  ['""', "?not_json"],
  [JSON.stringify(JSON.stringify("{}")), "?nested_json_text"],
  ['{"a": 1, "a": 2}', "?repeated_key"],
])("%s is left as it is (%s)", (json, key) => {
  expect(keyOf(jsonText, json)).toBe(key);
});

test("a key repeated with one value counts once, and __proto__ is a key like others", () => {
  expect(keyOf(jsonText, '{"a": 1, "a": 1.0}')).toBe('{"a":1}');
  expect(keyOf(jsonText, '{"__proto__": 1}')).toBe('{"__proto__":1}');
});

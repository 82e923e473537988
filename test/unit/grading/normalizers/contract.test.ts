import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { JSON_TYPES } from "../../../../lib/grading/json-type.ts";
import type { Normalized, NormalizerOptions } from "../../../../lib/grading/normalizer.ts";
import { NORMALIZERS } from "../../../../lib/grading/normalizers/registry.ts";
import { parseJson } from "../../../../lib/json/parse-json.ts";
import { readJson } from "./read-json.ts";

const FOLDER = new URL("../../../../lib/grading/normalizers/", import.meta.url);
const NAMES = Object.keys(NORMALIZERS);
const READERS = Object.values(NORMALIZERS).filter((one) => one.form !== "list");
/** Normalizers whose key, read again as a text, must be that key. */
const TEXT_KEYED = [
  "month",
  "date",
  "instant",
  "case_insensitive",
  "whitespace",
  "unicode_nfc",
  "aliases",
  "prefix",
];
/** Normalizers whose key, read again as a JSON number or word, must be that key. */
const LITERAL_KEYED = ["money_cents", "duration_seconds", "number", "boolean", "json_text", "tolerance"];

/** What those get that can't be used without. */
const GIVEN: Readonly<Record<string, NormalizerOptions>> = { prefix: { length: 3 } };

const HOSTILE: readonly string[] = [
  "null",
  "true",
  "false",
  "0",
  "-0",
  "-0.0",
  "1e999999",
  "-1e-999999",
  `1e${"9".repeat(9_000)}`,
  `1${"0".repeat(50_000)}`,
  `0.${"0".repeat(50_000)}1`,
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud83d"',
  '"\\udc00\\ud83d"',
  '"__proto__"',
  '{"__proto__": {"a": 1}, "constructor": 1}',
  '{"a": 1, "a": 2}',
  '"9999-99-99T99:99:99+99:99"',
  '"0000-00-00"',
  '"0000-01-01T00:00:00"',
  '"9999-12-31T23:59:60Z"',
  '"9999-12-31T24:00:00-23:59"',
  '"P999999999999999W"',
  JSON.stringify(`P${"1D".repeat(100_000)}`),
  JSON.stringify("0".repeat(200_000)),
  JSON.stringify(`${" ".repeat(200_000)}x`),
  JSON.stringify("[".repeat(100_000)),
  JSON.stringify("[".repeat(100_000) + "]".repeat(100_000)),
  "[".repeat(100_000) + "]".repeat(100_000),
  `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`,
];

/** Options as a careless or a hostile hand would declare them. */
const OPTION_SETS: readonly NormalizerOptions[] = [
  {},
  {
    zone: "Europe/Berlin",
    order: "dmy",
    minor_digits: 3,
    unit: "minutes",
    abs: 1,
    rel: 0.1,
    map: { a: "b" },
    length: 3,
  },
  {
    zone: "No/Where",
    order: "x",
    minor_digits: -1,
    unit: "",
    abs: Number.NaN,
    rel: -1,
    map: { a: "b", b: "a" },
    length: 0,
  },
  { zone: 5, order: [], minor_digits: "2", unit: {}, abs: "x", rel: null, map: null },
  {
    zone: null,
    minor_digits: 1e9,
    length: 1e9,
    unit: "constructor",
    abs: Number.POSITIVE_INFINITY,
    map: "text",
  },
];

test("folder and registry name the same normalizers, each under its own name", () => {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith(".ts") && file !== "registry.ts")
    .map((file) => file.slice(0, -3).replaceAll("-", "_"));
  expect([...NAMES].sort()).toEqual(files.sort());
  expect(Object.entries(NORMALIZERS).map(([name, { name: own }]) => [name, own])).toEqual(
    NAMES.map((name) => [name, name]),
  );
});

test("every normalizer has a test file beside the others", () => {
  const tests = readdirSync(new URL(".", import.meta.url));
  const untested = READERS.map(({ name }) => `${name.replaceAll("_", "-")}.test.ts`).filter(
    (file) => !tests.includes(file),
  );
  expect(untested).toEqual([]);
});

test("a name of the language's own objects is no normalizer", () => {
  expect(["constructor", "__proto__", "toString"].map((name) => NORMALIZERS[name])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe.each(NAMES)("%s", (name) => {
  const normalizer = NORMALIZERS[name];
  if (!normalizer) throw new Error(`no normalizer ${name}`);

  test("describes itself and its options", () => {
    expect(normalizer.title.length * normalizer.description.length).toBeGreaterThan(0);
    expect(normalizer.accepts.every((type) => JSON_TYPES.includes(type))).toBe(true);
    for (const option of normalizer.options) {
      expect(option.description).not.toBe("");
      expect(option.type === "choice" ? option.choices?.length : 1).toBeGreaterThan(0);
      if (option.default !== null) {
        expect(normalizer.checkOptions({ [option.name]: option.default })).toBeNull();
      }
    }
  });

  test("takes no options as its defaults, unless one is required, and refuses one it does not know", () => {
    const required = normalizer.options.find((option) => option.required);
    if (required === undefined) expect(normalizer.checkOptions({})).toBeNull();
    else expect(normalizer.checkOptions({})).toContain(`\`${required.name}\``);
    expect(normalizer.suggested && required !== undefined).toBe(false);
    expect(normalizer.checkOptions({ no_such_option: 1 })).toContain("no_such_option");
    expect(OPTION_SETS.every((options) => normalizer.checkOptions(options) !== undefined)).toBe(true);
  });
});

describe.each(READERS.map((normalizer) => [normalizer.name, normalizer] as const))(
  "%s",
  (name, normalizer) => {
    test("reads or leaves every hostile value under any options, and never throws", () => {
      for (const options of OPTION_SETS) {
        for (const json of HOSTILE) expectWellFormed(readJson(normalizer, json, options));
      }
    });

    test("reads or leaves any JSON, the same twice", () => {
      fc.assert(
        fc.property(fc.json(), fc.constantFrom(...OPTION_SETS), (json, options) => {
          const result = readJson(normalizer, json, options);
          expectWellFormed(result);
          expect(readJson(normalizer, json, options)).toEqual(result);
        }),
      );
    });

    test("reads its own key as that key", () => {
      const options = GIVEN[name] ?? {};
      const reread = (key: string) => {
        if (TEXT_KEYED.includes(name)) return readJson(normalizer, JSON.stringify(key), options);
        if (LITERAL_KEYED.includes(name) && parseJson(key).ok) return readJson(normalizer, key, options);
        throw new Error(`${name}: say how its key is read again`);
      };
      const texts = fc.oneof(
        fc.json(),
        fc.string({ unit: "binary" }).map((text) => JSON.stringify(text)),
        WRITTEN,
      );
      fc.assert(
        fc.property(fc.oneof(texts, fc.constantFrom(...HOSTILE)), (json) => {
          const once = readJson(normalizer, json, options);
          if (once.readable) expect(reread(once.key)).toMatchObject({ readable: true, key: once.key });
        }),
      );
    });
  },
);

/** Values that the normalizers are about, so that properties meet readable ones. */
const WRITTEN = fc
  .constantFrom(
    ...[
      "2026-03",
      "2026-03-01",
      "2026-03-01T00:40:00+01:00",
      "2016-12-31T23:59:60Z",
      "2026-03-01T10:00:00.250",
    ],
    ...[
      "PT30M",
      "1h30m",
      "00:30:00",
      "42.00",
      "1800",
      "True",
      '{"b":1.50,"a":[null]}',
      "Straße",
      "A\u030a  b ",
    ],
  )
  .map((text) => JSON.stringify(text));

function expectWellFormed(result: Normalized): void {
  if (result.readable) {
    expect(typeof result.key).toBe("string");
    expect(result.notes.every((note) => /^[a-z0-9_]+$/.test(note))).toBe(true);
  } else {
    expect(result.note).toMatch(/^[a-z0-9_]+$/);
    expect("key" in result).toBe(false);
  }
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvCell } from "../../../lib/exports/csv-cell.ts";

const inside = (text: string) => text.slice(1, -1).replaceAll('""', '"');

describe("csvCell", () => {
  it.each([
    "=1+1",
    "@cmd",
    "+49 30 1",
    "-2+3",
    "\t=1",
    "\r=1",
    "\n=1",
    "\u200b=1",
    "\ufeff=1",
    "  =1",
    "\u202e@x",
    "＝1",
    "-",
    "+",
  ])("puts an apostrophe before %j, which a spreadsheet would run", (text) => {
    const cell = csvCell(text);
    expect(inside(cell.text)).toBe(`'${text}`);
    expect(cell.changed).toBe(true);
  });

  it.each([
    "-5",
    "-5.25",
    "-1e9",
    "0",
    "007",
    "9007199254740993",
    "a=1",
    "'quoted",
    "a-b",
    '{"raw": ""}',
    "",
    "e@x",
  ])("leaves %j as it is", (text) => {
    const cell = csvCell(text);
    expect(inside(cell.text)).toBe(text);
    expect(cell.changed).toBe(false);
  });

  it("keeps numbers numbers and null an empty cell", () => {
    expect(csvCell(-5)).toEqual({ text: "-5", changed: false });
    expect(csvCell(0)).toEqual({ text: "0", changed: false });
    expect(csvCell(null)).toEqual({ text: "", changed: false });
  });

  it("writes U+0000 and half surrogate pairs as escapes, and says so", () => {
    expect(csvCell("a\0b")).toEqual({ text: '"a\\u0000b"', changed: true });
    expect(csvCell("ok \ud83d")).toEqual({ text: '"ok \\ud83d"', changed: true });
    expect(csvCell("ok 😀")).toEqual({ text: '"ok 😀"', changed: false });
  });

  it("never writes a cell that begins a formula, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const written = inside(csvCell(text).text);
        const seen = written.replace(/^[\p{Cc}\p{Cf}\p{Z}]+/u, "");
        if (/^[=+@]/.test(seen)) return false;
        return !seen.startsWith("-") || Number.isFinite(Number(seen));
      }),
    );
  });

  it("gives every text back that it does not call changed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const cell = csvCell(text);
        return cell.changed || inside(cell.text) === text;
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CsvRows } from "../../../../lib/importers/table/csv-rows.ts";
import { detectDelimiter } from "../../../../lib/importers/table/detect-delimiter.ts";

function read(text: string, size = text.length || 1) {
  const rows = new CsvRows(",", 1);
  const found: ReturnType<CsvRows["push"]> = [];
  for (let at = 0; at < text.length; at += size) found.push(...rows.push(text.slice(at, at + size)));
  found.push(...rows.end());
  return found;
}
const cells = (text: string, size?: number) =>
  read(text, size).map((row) => ("cells" in row ? row.cells : row.problem.slice(0, 16)));

const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "\r\n", " ", "é", "{") });
const write = (rows: readonly (readonly string[])[], newline: string) =>
  rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(",")).join(newline);

describe("CsvRows", () => {
  it("gives back what RFC 4180 writes, wherever the pieces are cut", () => {
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        table,
        fc.constantFrom("\n", "\r\n"),
        fc.integer({ min: 1, max: 7 }),
        fc.boolean(),
        (rows, newline, size, ended) => {
          // The first line end is what tells how lines end: it must not be one inside of a cell.
          const all = [["head", "er"], ...rows];
          expect(cells(write(all, newline) + (ended ? newline : ""), size)).toEqual(all);
        },
      ),
    );
  });

  it("says on which line each row begins, and leaves blank ones out", () => {
    expect(read('a,b\n\n"x\ny",1\nz,2')).toEqual([
      { cells: ["a", "b"], line: 1 },
      { cells: ["x\ny", "1"], line: 3 },
      { cells: ["z", "2"], line: 5 },
    ]);
  });

  it.each([
    ['a,b\n"x" y,1\nz,2\n', [["a", "b"], "a quotation mark", ["z", "2"]]],
    ['a,b\n"open,1\nz,2\n', [["a", "b"], "a quotation mark", ["z", "2"]]],
    [
      'a,b\n5" pipe,1\nz,2\n',
      [
        ["a", "b"],
        ['5" pipe', "1"],
        ["z", "2"],
      ],
    ],
    [
      "a,b\rc,d\r",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["a,b", [["a", "b"]]],
    ["", []],
  ])("costs a broken row no other one: %j", (text, rows) => {
    expect(cells(text)).toEqual(rows);
    expect(cells(text, 3)).toEqual(rows);
  });

  it("does not look behind a hundred broken rows, and says so", () => {
    const found = read('"a" b\n'.repeat(5000));
    expect(found).toHaveLength(101);
    expect(found.at(-1)).toMatchObject({ problem: expect.stringContaining("rest of the file") });
  });
});

describe("detectDelimiter", () => {
  it.each([
    ["a,b\n1,2\n", ","],
    ["a;b\n1,5;2,5\n", ";"],
    ["a\tb\n1,2\t3\n", "\t"],
    ["a|b\n1|2", "|"],
    ['a,b\n"1;2;3",2\n', ","],
  ])("finds what parts %j", (text, delimiter) => {
    expect(detectDelimiter(text, true)?.delimiter).toBe(delimiter);
  });

  it.each(["", "a,b\n", "just words\nand more", "one, two\nthree\nfour, five, six\n", "a,b\0\n1,2\n"])(
    "finds no table in %j",
    (text) => {
      expect(detectDelimiter(text, true)).toBeNull();
    },
  );
});

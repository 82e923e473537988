import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvLine } from "../../../lib/exports/csv-line.ts";
import { readCsv } from "../../fixtures/read-csv.ts";

describe("csvLine", () => {
  it("names the columns whose cells were changed", () => {
    const line = csvLine(["case", "trial", "message"], ["=1", 2, "+3"]);
    expect(line).toBe(`"'=1",2,"'+3","case message"\r\n`);
  });

  it("survives commas, quotes, semicolons and line ends", () => {
    const values = ["line1\nline2", 'a,"b"', "x;y", "tab\there", "cr\r\nlf"];
    expect(readCsv(csvLine(["a", "b", "c", "d", "e"], values))).toEqual([[...values, ""]]);
  });

  it("is read back cell by cell for any texts", () => {
    const plain = fc
      .string({ unit: "grapheme" })
      .filter((text) => !/^[\s\p{C}\p{Z}]*[=+\-@＝＋－＠]|^[\t\r\n]|\0/u.test(text));
    fc.assert(
      fc.property(fc.array(plain, { minLength: 1, maxLength: 6 }), (values) => {
        const columns = values.map((_, index) => `c${index}`);
        expect(readCsv(csvLine(columns, values))).toEqual([[...values, ""]]);
      }),
    );
  });
});

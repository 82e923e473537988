import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { copyField } from "../../../lib/db/copy-field.ts";

/** What Postgres makes of a field of COPY text (its documentation, "COPY", text format). */
function read(field: string): string | null {
  if (field === "\\N") return null;
  const letters: Record<string, string> = { n: "\n", r: "\r", t: "\t", "\\": "\\" };
  return field.replace(/\\(.)/gs, (_, letter: string) => letters[letter] ?? letter);
}

describe("copyField", () => {
  it("comes back as it went in, and never ends its field or line", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "\\", "N", ".", "\n", "\r", "\t", "é", "😀") });
    fc.assert(
      fc.property(text, (value) => {
        const field = copyField(value);
        expect(read(field)).toBe(value);
        expect(field).not.toMatch(/[\n\r\t]/);
      }),
    );
  });

  it("tells null from the text that spells it", () => {
    expect(copyField(null)).toBe("\\N");
    expect(copyField("\\N")).toBe("\\\\N");
  });

  it.each([
    [12.5, "12.5"],
    [10n, "10"],
    [true, "t"],
    [false, "f"],
  ])("writes %s as %s", (value, field) => {
    expect(copyField(value)).toBe(field);
  });
});

import { describe, expect, it } from "vitest";
import { encodeStoredText } from "../../../../lib/json/encode-stored-text.ts";
import { searchPattern } from "../../../../lib/queries/failures/search-pattern.ts";
import { toStoredText } from "../../../../lib/queries/to-stored-text.ts";

describe("searchPattern", () => {
  it("takes the wildcards of LIKE literally", () => {
    expect(searchPattern("50%_o\\f")).toBe("%50\\%\\_o\\\\f%");
  });

  it("looks for the stored form of what can't be stored", () => {
    const pattern = searchPattern("a\0b").slice(1, -1);
    expect(encodeStoredText("xa\0by")).toContain(pattern);
    expect(pattern).not.toContain("\0");
  });
});

describe("toStoredText", () => {
  it("leaves stored text alone and encodes the rest", () => {
    expect(toStoredText("issue_refund")).toBe("issue_refund");
    expect(toStoredText("a\0")).toBe(encodeStoredText("a\0"));
    expect(toStoredText(encodeStoredText("a\0"))).toBe(encodeStoredText("a\0"));
  });

  it("never yields what the store refuses", () => {
    const forged = `${encodeStoredText("\0")}\0`;
    expect(toStoredText(forged)).not.toContain("\0");
  });
});

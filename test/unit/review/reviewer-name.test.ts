import { describe, expect, it } from "vitest";
import { readReviewer } from "../../../lib/review/read-reviewer.ts";
import { reviewerName } from "../../../lib/review/reviewer-name.ts";

describe("reviewerName", () => {
  it("trims and makes inner white space single", () => {
    expect(reviewerName("  one \t two\n")).toBe("one two");
  });

  it("is null where nothing can be seen", () => {
    for (const text of ["", " \n ", "\u200b\u0000", "\ud800"]) expect(reviewerName(text)).toBeNull();
  });

  it("keeps at most 80 characters and no half of a pair", () => {
    expect(reviewerName("😀".repeat(100))).toBe("😀".repeat(80));
  });
});

describe("readReviewer", () => {
  it("reads what the browser keeps", () => {
    expect(readReviewer(encodeURIComponent("Åsa; =1"))).toBe("Åsa; =1");
  });

  it("is null for no cookie and for one that can't be decoded", () => {
    expect(readReviewer(undefined)).toBeNull();
    expect(readReviewer("%E0%A4")).toBeNull();
  });
});

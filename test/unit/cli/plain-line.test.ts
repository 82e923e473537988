import { describe, expect, it } from "vitest";
import { plainLine } from "../../../lib/cli/plain-line.ts";

describe("plainLine", () => {
  it("shows what would move the cursor or hide text, and cuts what is long", () => {
    expect(plainLine("a\u001b[2J\nb\u0000")).toBe("a␛[2J␊b␀");
    expect(plainLine("abcdef", 3)).toBe("abc…");
  });
});

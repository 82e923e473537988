import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { preview } from "../../../lib/json/preview.ts";
import { visibleText } from "../../../lib/json/visible-text.ts";

describe("visibleText", () => {
  it("loses nothing and leaves nothing invisible in its plain runs", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.constantFrom("keep" as const, "show" as const),
        (text, layout) => {
          const segments = visibleText(text, layout);
          const back = segments.map(({ codePoint, text: shown }) =>
            codePoint === null ? shown : String.fromCodePoint(codePoint),
          );
          expect(back.join("")).toBe(text);
          const shown = segments.map((segment) => segment.text).join("");
          expect(shown.replace(/[\t\n\r]/g, "")).not.toMatch(/[\p{Cc}\p{Surrogate}\u200b\u202e\ufeff]/u);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each([
    ["\0", "control", "␀"],
    ["\u001b", "control", "␛"],
    ["\u007f", "control", "␡"],
    ["\u0085", "control", "⟨U+0085⟩"],
    ["\u2028", "control", "⟨U+2028⟩"],
    ["\ud83d", "surrogate", "⟨U+D83D⟩"],
    ["\ufeff", "byte_order_mark", "⟨U+FEFF⟩"],
    ["\u200b", "zero_width", "⟨U+200B⟩"],
    ["\u00ad", "zero_width", "⟨U+00AD⟩"],
    ["\u200d", "zero_width", "⟨U+200D⟩"],
    ["\u{e0041}", "zero_width", "⟨U+E0041⟩"],
    ["\u202e", "bidi", "⟨U+202E⟩"],
    ["\u2066", "bidi", "⟨U+2066⟩"],
  ])("shows %j as %s %s", (char, kind, sign) => {
    expect(visibleText(`a${char}b`, "keep")).toEqual([
      { text: "a", kind: "plain", codePoint: null },
      { text: sign, kind, codePoint: char.codePointAt(0) },
      { text: "b", kind: "plain", codePoint: null },
    ]);
  });

  it("shows tabs and line ends only where asked", () => {
    expect(visibleText("a\tb\r\n", "keep")).toHaveLength(1);
    expect(visibleText("a\tb\r\n", "show").map((segment) => segment.text)).toEqual(["a", "␉", "b", "␍", "␊"]);
  });

  it("leaves a joined picture whole", () => {
    expect(visibleText("👩‍👩‍👧 👩🏽‍🚀 ❤️‍🔥", "keep")).toHaveLength(1);
  });
});

describe("preview", () => {
  it("is a beginning of the text within its bound that splits no pair", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(12), (text, max) => {
        const { text: shown, length, cut } = preview(text, max);
        expect(text.startsWith(shown)).toBe(true);
        expect(shown.length).toBeLessThanOrEqual(max);
        expect(shown.length).toBeGreaterThanOrEqual(Math.min(text.length, max - 1));
        expect(shown).not.toMatch(/\p{Surrogate}/u);
        expect([length, cut]).toEqual([text.length, shown !== text]);
      }),
    );
  });

  it("cuts before a pair that does not fit", () => {
    expect(preview("a😀b", 2)).toEqual({ text: "a", length: 4, cut: true });
    expect(preview("a😀b", 3)).toEqual({ text: "a😀", length: 4, cut: true });
  });
});

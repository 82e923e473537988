import { describe, expect, it } from "vitest";
import { yamlPieces } from "../../../../lib/importers/native/yaml-pieces.ts";

const pieces = (text: string) => [...yamlPieces(text)].map(({ text, line }) => [line, text]);

describe("yamlPieces", () => {
  it("cuts lists at the left margin into items, with their lines", () => {
    expect(pieces("# head\n- a: |\n    - not\n    an item\n\n-\n  b: 1\n- c")).toEqual([
      [1, "# head\n"],
      [2, "- a: |\n    - not\n    an item\n\n"],
      [6, "-\n  b: 1\n"],
      [8, "- c"],
    ]);
  });

  it("keeps an object whole whose field is a list at the left margin", () => {
    expect(pieces("kind: case\nlist:\n- a\n- b\n---\n- c\n- d\n")).toEqual([
      [1, "kind: case\nlist:\n- a\n- b\n"],
      [5, "---\n"],
      [6, "- c\n"],
      [7, "- d\n"],
    ]);
  });

  it.each(["- &a {x: 1}\n- *a\n", "- &a {x: 1}\n- <<: *a\n", "%YAML 1.2\n---\n- a\n- b\n"])(
    "keeps %j whole",
    (text) => {
      expect(pieces(text)).toEqual([[1, text]]);
    },
  );

  it("joins to the whole text again, with every kind of line end", () => {
    const text = "# x\r\n---\r\n- a\r\n- b: c\r\n...\r\n---\r\nk: v\r\n";
    expect(
      pieces(text)
        .map(([, piece]) => piece)
        .join(""),
    ).toBe(text);
    expect(pieces(text).map(([line]) => line)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

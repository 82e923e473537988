import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeStoredText } from "../../../lib/json/decode-stored-text.ts";
import { decodeSegment } from "../../../lib/queries/decode-segment.ts";
import { suiteSegment } from "../../../lib/queries/suite-segment.ts";

const read = (segment: string) => decodeStoredText(decodeSegment(segment));

describe("suiteSegment", () => {
  it("is read back for every name", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (name) => read(suiteSegment(name)) === name));
    expect(read(suiteSegment("lone \ud800"))).toBe("lone \ud800");
  });

  it("stays one part of an address in a browser, also where the name looks like a step", () => {
    for (const name of [".", "..", "...", "a/../b", "?x#y", "%2e%2e"]) {
      const { pathname } = new URL(`/s/${suiteSegment(name)}`, "http://localhost");
      expect(pathname.split("/").length).toBe(3);
      expect(read(pathname.slice("/s/".length))).toBe(name);
    }
  });
});

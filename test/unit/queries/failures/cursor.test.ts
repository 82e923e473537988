import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ClaimcheckError } from "../../../../lib/claimcheck-error.ts";
import { decodeCursor } from "../../../../lib/queries/failures/decode-cursor.ts";
import { encodeCursor } from "../../../../lib/queries/failures/encode-cursor.ts";

const SHAPE = ["time", "int", "id", "int"] as const;
const CURSOR = ["2026-11-24T09:00:00.000Z", 7, "9007199254740993", 0] as const;

describe("a cursor", () => {
  it("comes back as it was", () => {
    expect(decodeCursor(encodeCursor("-run", CURSOR), "-run", SHAPE)).toEqual(CURSOR);
  });

  it("keeps any storable text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        fc.pre(!text.includes("\0") && !/\p{Surrogate}/u.test(text));
        expect(decodeCursor(encodeCursor("case", [text, "1", 0]), "case", ["text", "id", "int"])).toEqual([
          text,
          "1",
          0,
        ]);
      }),
    );
  });

  it.each([
    ["another order", encodeCursor("run", CURSOR)],
    ["too few parts", encodeCursor("-run", CURSOR.slice(1))],
    ["no time", encodeCursor("-run", ["yesterday", 7, "1", 0])],
    ["a day that is none", encodeCursor("-run", ["2026-99-24T09:00:00.000Z", 7, "1", 0])],
    ["an id that is no number", encodeCursor("-run", [CURSOR[0], 7, "1; drop", 0])],
    ["a number too big for the store", encodeCursor("-run", [CURSOR[0], 2 ** 31, "1", 0])],
    ["not JSON", "%%%"],
    ["nothing", ""],
    ["no list", Buffer.from('{"a":1}').toString("base64url")],
  ])("is refused as usage: %s", (_, text) => {
    expect(() => decodeCursor(text, "-run", SHAPE)).toThrow(ClaimcheckError);
  });

  it("is refused or read, never anything else, whatever the text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          decodeCursor(text, "-run", SHAPE);
        } catch (error) {
          return error instanceof ClaimcheckError && error.code === "usage";
        }
        return true;
      }),
    );
  });
});

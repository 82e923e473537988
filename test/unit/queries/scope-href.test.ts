import fc from "fast-check";
import { createLoader } from "nuqs/server";
import { describe, expect, it } from "vitest";
import { decodeStoredText } from "../../../lib/json/decode-stored-text.ts";
import { decodeSegment } from "../../../lib/queries/decode-segment.ts";
import { recordPage } from "../../../lib/queries/record-page.ts";
import { scopeHref } from "../../../lib/queries/scope-href.ts";
import { scopeParams } from "../../../lib/queries/scope-params.ts";
import { suitePath } from "../../../lib/queries/suite-path.ts";

const load = createLoader(scopeParams);
const text = fc.string({ unit: "grapheme" });

describe("scopeHref", () => {
  it("leaves out what is at its default", () => {
    expect(scopeHref("refunds", "", { runs: [], instrument: "equivalent", unit: "records" })).toBe(
      "/s/refunds",
    );
  });

  it("adds a page's own parameters and leaves out those that are not set", () => {
    expect(scopeHref("refunds", "ingests", { unit: "calls" }, { before: "7", after: null })).toBe(
      "/s/refunds/ingests?unit=calls&before=7",
    );
  });

  it("gives back every scope and suite that went into it", () => {
    const scopes = fc.record({
      runs: fc.array(
        text.filter((id) => id !== ""),
        { maxLength: 4 },
      ),
      instrument: text,
      unit: fc.constantFrom("records" as const, "calls" as const),
    });
    fc.assert(
      fc.property(text, scopes, (suite, scope) => {
        const url = new URL(scopeHref(`s${suite}`, "failures", scope), "http://localhost");
        expect(load(url)).toEqual(scope);
        expect(decodeSegment(url.pathname.split("/")[2] ?? "")).toBe(`s${suite}`);
      }),
    );
  });

  it("keeps a record id's slashes as steps of the path and encodes the rest", () => {
    expect(recordPage("run/a b?#/0")).toBe("records/run/a%20b%3F%23/0");
  });
});

describe("suitePath", () => {
  it("has an address for every name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        const path = suitePath(`s${name}\ud800`);
        expect(decodeStoredText(decodeSegment(path.slice("/s/".length)))).toBe(`s${name}\ud800`);
      }),
    );
  });
});

describe("decodeSegment", () => {
  it("takes a broken escape as it stands", () => {
    expect(decodeSegment("50%")).toBe("50%");
    expect(decodeSegment("a%2Fb")).toBe("a/b");
  });
});

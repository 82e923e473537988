import { describe, expect, it } from "vitest";
import { witnessKind } from "../../../../lib/grading/witness/witness-kind.ts";
import { encodeStoredText } from "../../../../lib/json/encode-stored-text.ts";
import { populationWords } from "../../../../lib/queries/samples/population-words.ts";

describe("populationWords", () => {
  it("says the runs", () => {
    expect(populationWords({ runs: null, filter: {} })).toEqual(["all runs"]);
    expect(populationWords({ runs: ["r_1"], filter: {} })).toEqual(["run r_1"]);
    expect(populationWords({ runs: ["a", "b"], filter: {} })).toEqual(["2 runs"]);
    expect(populationWords({ runs: [], filter: {} })).toEqual(["0 runs"]);
  });

  it("says every part of the filter, alternatives joined, and what an empty value means", () => {
    const filter = {
      q: ["id_4"],
      claim: ["value", "type"],
      kind: ["wrong_value"],
      path: [""],
      tool: ["a_b"],
    };
    expect(populationWords({ runs: null, filter }).slice(1)).toEqual([
      "text id_4",
      "claim value or type",
      "kind wrong value",
      "path the whole call",
      "tool a_b",
    ]);
  });

  it("says how log and wire differ in the words of the page", () => {
    expect(populationWords({ runs: null, filter: { witness: ["not_witnessed"] } })).toEqual([
      "all runs",
      `log against wire ${witnessKind("not_witnessed")?.title}`,
    ]);
  });

  it("decodes stored text", () => {
    expect(populationWords({ runs: [encodeStoredText("\ud800")], filter: {} })).toEqual(["run \ud800"]);
  });
});

import { describe, expect, it } from "vitest";
import { currentPage } from "../../../components/frame/current-page.ts";
import { runsSaid } from "../../../components/frame/runs-said.ts";
import { sayWaiting } from "../../../components/frame/say-waiting.ts";
import { shellWord } from "../../../components/ingest/shell-word.ts";
import { saidError } from "../../../components/upload/said-error.ts";

const NOTHING = {
  broken: 0,
  brokenCases: 0,
  undeclaredTools: 0,
  itemsToLabel: 0,
  disagreements: 0,
  effectDisagreements: 0,
  witnessDifferences: 0,
  incompleteIngests: 0,
  rejects: 0,
  conflicts: 0,
  newestIngestId: null,
};

describe("runsSaid", () => {
  it("says what is chosen", () => {
    expect(runsSaid([], 12)).toBe("all 12 runs");
    expect(runsSaid([], 1)).toBe("the one run");
    expect(runsSaid(["~newest"], 12)).toBe("newest run");
    expect(runsSaid(["~last12"], 40)).toBe("last 12 runs");
    expect(runsSaid(["week-7"], 12)).toBe("week-7");
    expect(runsSaid(["week-7", "week-8"], 12)).toBe("2 runs");
  });
});

describe("sayWaiting", () => {
  it("shows no count where nothing waits", () => {
    expect(sayWaiting(NOTHING)).toEqual({});
  });

  it("counts what reviewers have before them", () => {
    expect(sayWaiting({ ...NOTHING, itemsToLabel: 68, disagreements: 1 })).toEqual({
      samples: { count: 69, says: "68 items to label, 1 disagreement to settle" },
    });
  });

  it("adds up what waits on a page and names each part", () => {
    expect(sayWaiting({ ...NOTHING, broken: 1, undeclaredTools: 2, rejects: 1200 })).toEqual({
      contract: { count: 3, says: "1 broken contract, 2 undeclared tools" },
      ingests: { count: 1200, says: "1,200 rejects" },
    });
  });
});

describe("currentPage", () => {
  it("finds the page of an address", () => {
    expect(currentPage("/s/refunds")).toBe("");
    expect(currentPage("/s/refunds/contract")).toBe("contract");
    expect(currentPage("/s/refunds/ingests/7")).toBe("ingests");
    expect(currentPage("/s/refunds/samples/3/review")).toBe("samples");
  });

  it("counts a record to the failures", () => {
    expect(currentPage("/s/refunds/records/week-1/case-1/0")).toBe("failures");
  });
});

describe("shellWord", () => {
  it("quotes what a shell would take apart", () => {
    expect(shellWord("refunds-2")).toBe("refunds-2");
    expect(shellWord("my suite")).toBe("'my suite'");
    expect(shellWord("it's $HOME")).toBe(`'it'\\''s $HOME'`);
    expect(shellWord("")).toBe("''");
  });
});

describe("saidError", () => {
  it("gives the server's own message", () => {
    expect(
      saidError(400, '{"error":{"code":"not_recognized","message":"No format knows this."}}'),
    ).toMatchObject({ message: "No format knows this.", code: "not_recognized" });
  });

  it("says what is known where the answer is none of the server's", () => {
    expect(saidError(502, "<html>").message).toContain("502");
    expect(saidError(0, "").message).toContain("connection broke");
  });
});

import { describe, expect, it } from "vitest";
import { noticeInWords, reasonInWords } from "../../../../lib/queries/samples/estimate-words.ts";
import type { SampleRow } from "../../../../lib/queries/samples/sample-row.ts";

const progress = { items: 20, labelled: 8, waiting: 0, unresolved: 0, finished: false, reviewers: [] };

function strata(clean: number): Pick<SampleRow, "unit" | "strata"> {
  const stratum = { seq: 0, stratum: "clean", verdict: "pass" as const, population: 50 };
  return { unit: "calls", strata: [{ ...stratum, size: clean, labelled: 0, unresolved: 0 }] };
}

describe("what is said beside an estimate", () => {
  it("nothing once every item is labelled, also where it had been stopped before", () => {
    const finished = { ...progress, labelled: 20, finished: true };
    expect(noticeInWords({ progress: finished, stopped: null, reviewsPerItem: 1 })).toBeNull();
  });

  it("that it is watched while it grows, or how it was stopped, and what is left out", () => {
    expect(noticeInWords({ progress, stopped: null, reviewsPerItem: 1 })).toContain("8 of 20 items");
    const stopped = { at: new Date(0), how: "the budget was spent" };
    const notice = noticeInWords({ progress: { ...progress, unresolved: 3 }, stopped, reviewsPerItem: 1 });
    expect(notice).toContain("the budget was spent");
    expect(notice).toContain("3 with open disagreements");
  });

  it("how many items have fewer labels than wanted: left out until labelling is stopped", () => {
    const stopped = { at: new Date(0), how: "time was up" };
    const said = (waiting: number, reviewsPerItem: number, ended = false) =>
      noticeInWords({ progress: { ...progress, waiting }, reviewsPerItem, stopped: ended ? stopped : null });
    expect(said(3, 2)).toContain("8 of 20 items. 3 wait for a second label, left out until then.");
    expect(said(1, 3)).toContain("1 waits for more labels");
    expect(said(3, 2, true)).toContain("(time was up). 3 more count with a single label.");
    expect(said(1, 3, true)).toContain("1 more counts with fewer than 3 labels.");
    expect(said(0, 2)).not.toContain("second");
  });

  it("whether clean units were not drawn or are not labelled yet", () => {
    const audited = { rate: 0.1, low: 0, high: 0.2, method: "midp_mover", scope: "failures_only" } as const;
    const given = { reason: "clean_without_labels", unlabelled: ["clean"], audited } as const;
    expect(reasonInWords(given, strata(0))).toContain("No clean calls were sampled");
    expect(reasonInWords(given, strata(10))).toContain("labelled yet");
    expect(reasonInWords({ ...given, reason: null }, strata(10))).toBeNull();
    expect(
      reasonInWords(
        { reason: "failed_without_labels", unlabelled: ["failed:value"], audited: null },
        strata(0),
      ),
    ).toContain("failed:value");
  });
});

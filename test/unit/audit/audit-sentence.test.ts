import { describe, expect, it } from "vitest";
import { auditSentence, type SaidEstimate } from "../../../lib/audit/audit-sentence.ts";
import { estimateSample } from "../../../lib/stats/estimate-sample.ts";

const finished: SaidEstimate["progress"] = {
  items: 220,
  labelled: 220,
  waiting: 0,
  finished: true,
  stopped: null,
};

const said = (clean: { n: number; wrong: number }, simulated = false, progress = finished) => {
  const { strata, audited } = estimateSample([
    { stratum: "failed", verdict: "fail", N: 220, n: 100, wrong: 53, unsure: 0 },
    { stratum: "clean", verdict: "pass", N: 780, unsure: 0, ...clean },
  ]);
  const measured = { failing: 220, clean: 780, instrument: "exact.v1" };
  return auditSentence({ sample: { unit: "records", simulated }, strata, measured, audited, progress });
};

describe("auditSentence", () => {
  it("says measured and audited rate, what is false and what is hidden", () => {
    expect(said({ n: 120, wrong: 11 })).toBe(
      "exact v1 fails 220 of 1,000 records (22.0 %). Hand-audited, 18.8 % are wrong (95 % interval 15.4 % to 23.4 %): about 47 % of the failures are the assertion’s own (47 of 100), and about 9 % of the passes hide a failure (11 of 120).",
    );
  });

  it("says what failures alone can't tell", () => {
    expect(said({ n: 0, wrong: 0 })).toBe(
      "exact v1 fails 220 of 1,000 records (22.0 %). About 47 % of the failures are the assertion’s own (47 of 100). Hand-audited, 11.7 % are wrong (95 % interval 10.1 % to 13.2 %), if no record that passes is wrong: none of those was looked at.",
    );
  });

  it("does not say of a simulation that people read it", () => {
    expect(said({ n: 120, wrong: 11 }, true)).toContain("By the simulated truth, 18.8 % are wrong");
    expect(said({ n: 120, wrong: 11 }, true)).not.toMatch(/hand|people/i);
  });

  it("says how many items have fewer labels than wanted", () => {
    const some = { items: 240, labelled: 200, waiting: 20, finished: false, stopped: null };
    expect(said({ n: 120, wrong: 11 }, false, some)).toMatch(
      / So far 200 of 240 items are labelled; 20 more items wait for another label\.$/,
    );
    const one = { ...some, waiting: 1, stopped: "time was up" };
    expect(said({ n: 120, wrong: 11 }, false, one)).toMatch(
      / stopped at 200 of 240 items; 1 more item has fewer labels than wanted\.$/,
    );
  });

  it("says how far labelling is while it is not finished", () => {
    const open = { items: 240, labelled: 220, waiting: 0, finished: false, stopped: null };
    expect(said({ n: 120, wrong: 11 }, false, open)).toMatch(/ So far 220 of 240 items are labelled\.$/);
    const stopped = { ...open, stopped: "time was up" };
    expect(said({ n: 120, wrong: 11 }, false, stopped)).toMatch(
      / Labelling was stopped at 220 of 240 items\.$/,
    );
  });

  it("says the measured rate alone before anything is labelled", () => {
    const { strata, audited } = estimateSample([
      { stratum: "failed", verdict: "fail", N: 3, n: 0, wrong: 0, unsure: 0 },
      { stratum: "clean", verdict: "pass", N: 7, n: 0, wrong: 0, unsure: 0 },
    ]);
    const measured = { failing: 3, clean: 7, instrument: "claims.v2" };
    const sample = { unit: "calls" as const, simulated: false };
    expect(auditSentence({ sample, strata, measured, audited, progress: finished })).toBe(
      "claims v2 fails 3 of 10 calls (30.0 %).",
    );
  });
});

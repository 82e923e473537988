import { beforeAll, describe, expect, it } from "vitest";
import { objectsInput } from "../../lib/commands/ingest/objects-input.ts";
import { ingestStream } from "../../lib/commands/ingest-stream.ts";
import { makeDemoSamples } from "../../lib/demo/demo-samples.ts";
import { DEMO_SEED } from "../../lib/demo/demo-seed.ts";
import { DEMO_SUITE } from "../../lib/demo/demo-suite.ts";
import { generateDemo } from "../../lib/demo/generate-demo.ts";
import { getEstimate } from "../../lib/queries/samples/get-estimate.ts";
import { listSampleItems } from "../../lib/queries/samples/list-sample-items.ts";
import { listSamples } from "../../lib/queries/samples/list-samples.ts";
import { estimateSample } from "../../lib/stats/estimate-sample.ts";
import { demoStrata } from "../unit/demo/demo-strata.ts";
import { callCounts, gradedDemo } from "../unit/demo/graded-demo.ts";
import { scopeOf } from "./drawn-sample.ts";
import { freshDatabase } from "./fresh-database.ts";

describe("the demo's samples", () => {
  freshDatabase();
  const graded = gradedDemo(DEMO_SEED);

  beforeAll(async () => {
    const input = objectsInput("demo", () => generateDemo(DEMO_SEED));
    await ingestStream(input, { suite: DEMO_SUITE, via: "demo", actor: "test", demo: true });
    await makeDemoSamples();
  });
  const estimates = async () => {
    const { scope } = await scopeOf(DEMO_SUITE);
    const [records, calls] = await listSamples(scope.suite.id);
    if (!records || !calls) throw new Error("the demo has two samples");
    const made = await Promise.all([calls, records].map((sample) => getEstimate(scope.suite.id, sample)));
    return { suiteId: scope.suite.id, samples: [calls, records], made };
  };

  it("are labelled to the end by what really happened, and say that they are simulated", async () => {
    const { suiteId, samples } = await estimates();
    const truths = new Map(graded.map(({ record, truth }) => [record.recordId, truth]));
    for (const sample of samples) {
      expect([sample.simulated, sample.progress.finished]).toEqual([true, true]);
      for (const item of await listSampleItems(suiteId, sample, { reveal: "all" })) {
        const truth = truths.get(item.recordId);
        const meant = item.callIndex === null ? truth?.record : truth?.calls[item.callIndex]?.truth;
        expect(item.effective).toMatchObject({ state: "labelled", truth: meant });
        expect(item.labels[0]?.reviewer).toBe("simulated truth");
      }
    }
  });

  it("have the suite's name as their seed, and nobody's choice", async () => {
    const { samples } = await estimates();
    expect(samples.map((sample) => sample?.seed)).toEqual(["demo", "demo"]);
  });

  it("give the estimates that the simulated truth gives for that seed", async () => {
    const { made } = await estimates();
    const units = ["calls", "records"] as const;
    for (const [index, unit] of units.entries()) {
      const strata = demoStrata(graded, unit, "demo");
      expect(made[index]?.strata).toMatchObject(strata);
      expect(made[index]?.audited).toEqual(estimateSample(strata).audited);
    }
    expect(made[0]?.measured.failing).toBe(callCounts(graded, "exact").failing);
    expect(made.map((one) => one?.audited?.scope)).toEqual(["failures_only", "full"]);
    expect(made.map((one) => one?.strata.map(({ n }) => n))).toEqual([
      [100, 0],
      [60, 120],
    ]);
  });
});

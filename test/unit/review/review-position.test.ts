import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { reviewPosition } from "../../../lib/review/review-position.ts";
import { selectSample } from "../../../lib/stats/select-sample.ts";

const units = (kind: string, size: number) => Array.from({ length: size }, (_, index) => `${kind}/${index}`);

describe("reviewPosition", () => {
  it("is the first twelve digits of a hash of its own, cut to nine places", () => {
    const digits = createHash("sha256").update("review:seed:run-1/case-7").digest("hex").slice(0, 12);
    expect(reviewPosition("seed", "run-1/case-7")).toBe(Number(BigInt(`0x${digits}`) % 1_000_000_000n));
    expect(reviewPosition("seed", "run-1/case-7")).toBe(779916372);
  });

  it("mixes strata drawn with different densities evenly, also what came by extending the sample", () => {
    // 100 of 220 failed ones and 120 of 780 clean ones: in key order the last third would be failed throughout.
    const strata = (seed: string) => ({
      failed: selectSample(units("failed", 220), seed, 100),
      clean: selectSample(units("clean", 780), seed, 120),
    });
    let [inFirst, oldInFirst] = [0, 0];
    const seeds = Array.from({ length: 200 }, (_, index) => `seed ${index}`);
    for (const seed of seeds) {
      const { failed, clean } = strata(seed);
      const old = new Set(failed.slice(0, 50));
      const order = [...failed, ...clean].sort((a, b) => reviewPosition(seed, a) - reviewPosition(seed, b));
      const first = order.slice(0, 110).filter((id) => id.startsWith("failed"));
      inFirst += first.length;
      oldInFirst += first.filter((id) => old.has(id)).length;
    }
    // Half of each half: 50 of 100 and 25 of 50 a seed, standard errors 0.26 and 0.22 over 200 seeds.
    expect(Math.abs(inFirst / 200 - 50)).toBeLessThan(1.3);
    expect(Math.abs(oldInFirst / 200 - 25)).toBeLessThan(1.1);
  });
});

import { describe, expect, it } from "vitest";
import { filePlace } from "../../../../lib/importers/bfcl/file-place.ts";

describe("filePlace", () => {
  it.each([
    ["nightly/result/m1/live/BFCL_v4_live_simple_result.json", "nightly/m1", "nightly/m1"],
    ["all/v2/result/m1/BFCL_v4_live_simple_result.json.gz", "v2/m1", "v2/m1"],
    ["result/m1/BFCL_v4_live_simple_result.json", "m1", "m1"],
    ["bfcl/result-live_simple.json", null, "bfcl"],
    ["result-live_simple.json", null, "result-live_simple"],
    ["m2_live_simple_result.json", "m2", "m2"],
    ["f", "f", "f"],
  ])("names the run of %s", (file, runName, fallback) => {
    expect(filePlace(file, "live_simple")).toMatchObject({ runName, fallback });
  });

  it.each([
    ["n/result/m1/live/BFCL_v4_live_simple_result.json", "n/score/m1/live/BFCL_v4_live_simple_score.json"],
    ["bfcl/result-live_simple.json", "bfcl/score-live_simple.json"],
    ["m2_live_simple_result.json", "m2_live_simple_score.json"],
  ])("puts %s and its scores together", (result, score) => {
    const [one, other] = [filePlace(result, "live_simple"), filePlace(score, "live_simple")];
    expect([other.group, other.pair]).toEqual([one.group, one.pair]);
  });

  it.each([
    ["n/result/m1/a_result.json", "n/result/m2/a_result.json"],
    ["v1/result/m1/a_result.json", "v2/result/m1/a_result.json"],
    ["m1_a_result.json", "m2_a_result.json"],
  ])("keeps %s and %s apart", (one, other) => {
    expect(filePlace(one, "a").group).not.toBe(filePlace(other, "a").group);
  });
});

import { describe, expect, it } from "vitest";
import { effectOfAnnotations } from "../../../../lib/importers/transcript/effect-of-annotations.ts";
import { JsonPlace } from "../../../../lib/importers/transcript/json-place.ts";

describe("effectOfAnnotations", () => {
  it.each([
    [{ readOnlyHint: true }, "read_only"],
    [{ readOnlyHint: true, destructiveHint: true }, "read_only"],
    [{ readOnlyHint: false, destructiveHint: false }, "side_effecting"],
    [{ destructiveHint: true }, "side_effecting"],
    [{ destructiveHint: false }, null],
    [{ readOnlyHint: "yes" }, null],
    [{}, null],
  ])("reads %j as %j", (annotations, effect) => {
    expect(effectOfAnnotations(JsonPlace.of(JSON.stringify(annotations), annotations))).toBe(effect);
  });
});

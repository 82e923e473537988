import { describe, expect, it } from "vitest";
import { epochTime } from "../../../../lib/importers/transcript/epoch-time.ts";
import { fileStem } from "../../../../lib/importers/transcript/file-stem.ts";
import { joinedLists } from "../../../../lib/importers/transcript/joined-lists.ts";
import { usageOf } from "../../../../lib/importers/transcript/usage-of.ts";

describe("epochTime", () => {
  it.each([
    [1767225600, "2026-01-01T00:00:00.000Z"],
    [1767225600.5, "2026-01-01T00:00:00.500Z"],
    [0, null],
    [1e300, null],
    ["1767225600", null],
  ])("reads %j as %j", (seconds, time) => {
    expect(epochTime(seconds)).toBe(time);
  });
});

describe("fileStem", () => {
  it.each([
    ["runs/monday.jsonl.gz", "monday"],
    ["a.b.json", "a.b"],
    ["C:\\runs\\x.traj", "x"],
    ["plain", "plain"],
    ["", "run"],
  ])("takes of %j %j", (file, stem) => {
    expect(fileStem(file)).toBe(stem);
  });
});

describe("joinedLists", () => {
  it.each([
    [["[1, 2.0]", "3", "[]", null], "[1, 2.0,3]"],
    [["[ ]"], "[]"],
    [[null, null], null],
  ])("makes of %j %j", (parts, list) => {
    expect(joinedLists(parts)).toBe(list);
  });
});

describe("usageOf", () => {
  it.each([
    [3, 4, { inputTokens: 3, outputTokens: 4, costUsd: null, latencyMs: null }],
    [3, "4", { inputTokens: 3, outputTokens: null, costUsd: null, latencyMs: null }],
    [-1, 2.5, null],
  ])("makes of %j and %j %j", (input, output, usage) => {
    expect(usageOf(input, output)).toEqual(usage);
  });
});

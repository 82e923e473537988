import { describe, expect, it } from "vitest";
import { inForceAt } from "../../../../lib/queries/compare/in-force-at.ts";

const versions = [
  { version: 2, createdAt: new Date("2026-11-10") },
  { version: 1, createdAt: new Date("2026-11-01") },
  { version: 3, createdAt: new Date("2026-11-20") },
];

describe("inForceAt", () => {
  it.each([
    ["2026-11-15", 2],
    ["2026-11-20", 3],
    ["2026-12-01", 3],
    ["2026-10-01", 1],
  ])("at %s it was version %i", (at, version) => {
    expect(inForceAt(versions, new Date(at))?.version).toBe(version);
  });

  it("is nothing where there is none", () => {
    expect(inForceAt([], new Date())).toBeNull();
  });
});

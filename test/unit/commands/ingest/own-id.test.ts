import { describe, expect, it } from "vitest";
import { ownId } from "../../../../lib/commands/ingest/own-id.ts";

const wire = { runId: "r", caseId: "c", trial: 0, source: "provider" } as const;
const log = { ...wire, source: "agent_log" } as const;

describe("ownId", () => {
  it("keeps an id that is free, or that the same source has", () => {
    expect(ownId("x", log, null)).toBe("x");
    expect(ownId("x", log, log)).toBe("x");
  });

  it("names the source where another one has the id for the same trial", () => {
    expect(ownId("x", log, wire)).toBe("x@agent_log");
    expect(ownId("x", wire, log)).toBe("x@provider");
  });

  it.each([
    ["run", { runId: "other" }],
    ["case", { caseId: "other" }],
    ["trial", { trial: 1 }],
  ])("keeps the id where it is of another %s: that is a conflict", (_, other) => {
    expect(ownId("x", log, { ...wire, ...other })).toBe("x");
  });
});

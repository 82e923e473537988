import { describe, expect, it } from "vitest";
import type { CallSource, RecordedCall } from "../../../lib/grading/model.ts";
import { sourceOfRecord } from "../../../lib/grading/source-of-record.ts";

const calls = (...sources: CallSource[]) => sources.map((source) => ({ source }) as RecordedCall);

describe("sourceOfRecord", () => {
  it("is what the record says", () => {
    expect(sourceOfRecord({ source: "agent_log", toolCalls: calls("provider") })).toBe("agent_log");
  });

  it.each([
    [calls("agent_log", "observer", "provider"), "provider"],
    [calls("agent_log", "observer"), "observer"],
    [calls("agent_log", "agent_log"), "agent_log"],
    [[], "provider"],
  ] as const)("else is the strongest of its calls' sources (%#)", (toolCalls, source) => {
    expect(sourceOfRecord({ toolCalls })).toBe(source);
  });
});

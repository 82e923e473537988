import { describe, expect, it } from "vitest";
import { prepareRecord } from "../../../lib/grading/prepare-record.ts";
import type { PreparedCall } from "../../../lib/grading/prepared-record.ts";
import { json, recordOf } from "./witness/trial-sketch.ts";

const names = (calls: readonly PreparedCall[]) => calls.map(({ call }) => call.name);
const at = (time: string) => ({ startedAt: `2026-03-01T10:00:${time}Z` });

describe("prepareRecord", () => {
  it("keeps each account's calls apart, and grades the strongest alone", () => {
    const prepared = prepareRecord(recordOf("provider", [["a", "{}"]]), [
      recordOf("observer", [["b", "{}"]]),
      recordOf("agent_log", [["c", "{}"]]),
    ]);
    expect([prepared.calls, prepared.handled, prepared.hearsay].map(names)).toEqual([["a"], ["b"], ["c"]]);
    expect([prepared.hasHandler, prepared.hasLog]).toEqual([true, true]);
  });

  it("has an account that holds no call", () => {
    const prepared = prepareRecord(recordOf("provider", []), [
      recordOf("observer", []),
      recordOf("agent_log", []),
    ]);
    expect([prepared.hasHandler, prepared.hasLog]).toEqual([true, true]);
    const alone = prepareRecord(recordOf("provider", []));
    expect([alone.hasHandler, alone.hasLog]).toEqual([false, false]);
  });

  it("orders what several observers saw by time, where all of it has a time", () => {
    const wire = recordOf("provider", []);
    const first = recordOf("observer", [
      ["a", "{}", at("01.5")],
      ["c", "{}", at("03")],
    ]);
    const second = recordOf("observer", [["b", "{}", at("02")]]);
    expect(names(prepareRecord(wire, [first, second]).handled)).toEqual(["a", "b", "c"]);
    const untimed = recordOf("observer", [["b", "{}"]]);
    expect(names(prepareRecord(wire, [first, untimed]).handled)).toEqual(["a", "c", "b"]);
  });

  it("takes from the strongest account that says so what the record itself does not say", () => {
    const wire = { ...recordOf("provider", []), world: json({ from: "wire" }) };
    const handlers = { ...recordOf("observer", []), world: json({ from: "handlers" }), error: "killed" };
    const log = {
      ...recordOf("agent_log", []),
      error: "timeout",
      harnessVerdict: "pass" as const,
      harnessReason: "all good",
      usage: { inputTokens: 3, outputTokens: 1, costUsd: null, latencyMs: null },
    };
    const { source } = prepareRecord(wire, [handlers, log]);
    expect(source).toMatchObject({
      recordId: wire.recordId,
      world: '{"from":"wire"}',
      error: "killed",
      harnessVerdict: "pass",
      harnessReason: "all good",
      usage: { inputTokens: 3, outputTokens: 1, costUsd: null, latencyMs: null },
      effects: null,
    });
    const judged = { ...wire, harnessVerdict: "fail" as const };
    expect(prepareRecord(judged, [handlers, log]).source).toMatchObject({
      harnessVerdict: "fail",
      harnessReason: null,
    });
  });

  it("sets the agent's own calls of one record apart", () => {
    const own = recordOf("agent_log", [["a", "{}"]]).toolCalls;
    const seen = recordOf("observer", [["b", "{}"]]).toolCalls;
    const { source: _, ...plain } = recordOf("observer", []);
    const prepared = prepareRecord({ ...plain, toolCalls: [...own, ...seen] });
    expect([prepared.calls, prepared.hearsay].map(names)).toEqual([["b"], ["a"]]);
    expect(prepared.calls[0]?.index).toBe(1);
    expect([prepared.hasHandler, prepared.hasLog]).toEqual([false, true]);
  });

  it("holds nothing against a record that knows no calls", () => {
    const report = { ...recordOf("provider", []), extra: json({ calls_recorded: false }) };
    const log = { ...recordOf("agent_log", [["a", "{}"]]), error: "timeout" };
    const prepared = prepareRecord(report, [log]);
    expect([prepared.hasHandler, prepared.hasLog, prepared.hearsay.length]).toEqual([false, false, 0]);
    expect(prepared.source.error).toBe("timeout");
  });
});

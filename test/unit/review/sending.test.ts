import { describe, expect, it } from "vitest";
import { readOutboxEntry } from "../../../lib/review/read-outbox-entry.ts";
import { retryDelay } from "../../../lib/review/retry-delay.ts";
import { sendOutcome } from "../../../lib/review/send-outcome.ts";

describe("sendOutcome", () => {
  it("sends again whatever may pass", () => {
    for (const status of [408, 429, 500, 502, 503]) expect(sendOutcome({ status, code: null })).toBe("again");
    expect(sendOutcome(null)).toBe("again");
    expect(sendOutcome({ status: 409, code: "busy" })).toBe("again");
  });

  it("gives up only where the request itself is refused", () => {
    for (const status of [400, 403, 404, 413]) expect(sendOutcome({ status, code: null })).toBe("refused");
    expect(sendOutcome({ status: 409, code: "conflict" })).toBe("refused");
    expect(sendOutcome({ status: 201, code: null })).toBe("stored");
  });
});

describe("retryDelay", () => {
  it("doubles from half a second to a quarter of a minute", () => {
    expect([1, 2, 3, 6, 99].map(retryDelay)).toEqual([500, 1000, 2000, 15_000, 15_000]);
  });
});

describe("readOutboxEntry", () => {
  it("reads what was kept and nothing else", () => {
    const entry = {
      key: "k",
      order: 1,
      reviewer: "r",
      position: 0,
      act: { kind: "label", truth: "unsure", cause: null, note: "why" },
      attempts: 2,
      refused: null,
    };
    expect(readOutboxEntry(JSON.stringify(entry))).toEqual(entry);
    for (const text of ["", "null", "{}", JSON.stringify({ ...entry, act: { kind: "label", truth: "x" } })]) {
      expect(readOutboxEntry(text)).toBeNull();
    }
  });
});

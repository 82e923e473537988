import { describe, expect, it } from "vitest";
import { SeenRecords } from "../../../../lib/commands/ingest/seen-records.ts";

describe("SeenRecords", () => {
  it("knows every id that it was given and no other, past its growing", () => {
    const seen = new SeenRecords();
    const ids = Array.from({ length: 20_000 }, (_, i) => `run/${i}`);
    expect(ids.every((id) => seen.add(id))).toBe(true);
    expect(ids.some((id) => seen.add(id))).toBe(false);
    expect(seen.add("another")).toBe(true);
  });
});

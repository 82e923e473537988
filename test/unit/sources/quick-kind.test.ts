import { describe, expect, it } from "vitest";
import { quickKind } from "../../../lib/sources/quick-kind.ts";

const element = (text: string) => ({ text, line: 1, file: "f" });

describe("quickKind", () => {
  it.each(['{"kind":"record","run_id":"r"}', ' { "kind" : "record" }'])("knows %s for a record", (text) => {
    expect(quickKind(element(text))).toBe("record");
  });

  it.each(['{"kind":"records"}', '{"kind":"case"}', '{"run_id":"r","kind":"record"}', '"kind":"record"', ""])(
    "says nothing of %s",
    (text) => {
      expect(quickKind(element(text))).toBeNull();
    },
  );
});

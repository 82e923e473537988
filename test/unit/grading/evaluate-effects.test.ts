import { describe, expect, it } from "vitest";
import { evaluateEffects } from "../../../lib/grading/evaluate-effects.ts";
import type { ExpectedEffect } from "../../../lib/grading/model.ts";
import type { JsonText } from "../../../lib/json/json-node.ts";
import { recordOf } from "./grade-sketch.ts";

const WORLD =
  ('{"refunds":[{"id":"R1","order":{"id":"A","cents":4200},"tags":["x","y"]},{"id":"R2","order":{"id":"B","cents":1.0}}],' +
    '"orders":{"A":{"paid":true},"B":{"paid":false}},"mode":"live","odd key":[1]}') as JsonText;

function effect(path: string, asked: { exists?: string; absent?: string; count?: number }): ExpectedEffect {
  return {
    name: "e",
    path,
    exists: (asked.exists ?? null) as JsonText | null,
    absent: (asked.absent ?? null) as JsonText | null,
    count: asked.count ?? null,
  };
}
const passed = (path: string, asked: Parameters<typeof effect>[1], world: JsonText | null = WORLD) =>
  evaluateEffects([effect(path, asked)], recordOf({ record: { world } }))[0]?.passed;

describe("evaluateEffects", () => {
  it("finds an item that has all that is asked, at any depth", () => {
    expect(passed("refunds", { exists: '{"order":{"id":"A"}}' })).toBe(true);
    expect(passed("refunds", { exists: '{"order":{"cents":42e2}}' })).toBe(true);
    expect(passed("refunds", { exists: '{"order":{"id":"A","cents":42}}' })).toBe(false);
    expect(passed("refunds", { exists: '{"id":"R1","order":{"id":"B"}}' })).toBe(false);
    expect(passed("refunds", { exists: '{"tags":["x"]}' })).toBe(false);
    expect(passed("refunds", { exists: "{}" })).toBe(true);
  });

  it("passes an absence only where nothing matches", () => {
    expect(passed("refunds", { absent: '{"id":"R3"}' })).toBe(true);
    expect(passed("refunds", { absent: '{"id":"R2"}' })).toBe(false);
    expect(passed("nothing.here", { absent: "{}" })).toBe(true);
  });

  it("counts exactly", () => {
    expect(passed("refunds", { count: 2 })).toBe(true);
    expect(passed("refunds", { count: 1 })).toBe(false);
    expect(passed("refunds", { exists: '{"id":"R1"}', count: 1 })).toBe(true);
    expect(passed("refunds", { exists: '{"id":"R1"}', count: 2 })).toBe(false);
    expect(passed("refunds", { exists: '{"id":"R9"}', count: 0 })).toBe(true);
    expect(passed("nothing", { count: 0 })).toBe(true);
  });

  it("reads an object of objects as a table, and any other value as itself", () => {
    expect(passed("orders", { exists: '{"paid":true}', count: 1 })).toBe(true);
    expect(passed("orders.A", { exists: '{"paid":true}' })).toBe(true);
    expect(passed("mode", { exists: '"live"' })).toBe(true);
    expect(passed("refunds[0].order", { exists: '{"id":"A"}' })).toBe(true);
    expect(passed('["odd key"]', { exists: "1" })).toBe(true);
  });

  it("does not check without a world, a path or a question", () => {
    expect(passed("refunds", { exists: "{}" }, null)).toBeNull();
    expect(passed("refunds", { exists: "{}" }, "not json" as JsonText)).toBeNull();
    expect(passed("refunds[", { exists: "{}" })).toBeNull();
    expect(passed("refunds", {})).toBeNull();
  });

  it("takes a result of the same name that came with the record as evaluated", () => {
    const record = recordOf({ record: { effects: [{ name: "e", passed: true, detail: null }] } });
    expect(evaluateEffects([effect("refunds", { count: 7 })], record)).toEqual([
      { name: "e", passed: true, detail: "" },
    ]);
  });
});

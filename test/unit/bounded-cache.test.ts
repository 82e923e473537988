import { describe, expect, it } from "vitest";
import { BoundedCache } from "../../lib/bounded-cache.ts";

describe("BoundedCache", () => {
  it("forgets what was used longest ago when the sum of sizes is over its limit", () => {
    const cache = new BoundedCache<string, number>(10);
    cache.set("a", 1, 4);
    cache.set("b", 2, 4);
    cache.get("a");
    cache.set("c", 3, 4);
    expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([1, undefined, 3]);
  });

  it("keeps one entry that is larger than its limit, until the next", () => {
    const cache = new BoundedCache<string, number>(10);
    cache.set("big", 1, 100);
    expect(cache.get("big")).toBe(1);
    cache.set("small", 2, 1);
    expect([cache.get("big"), cache.get("small")]).toEqual([undefined, 2]);
  });

  it("counts an entry once when it is set again", () => {
    const cache = new BoundedCache<string, number>(10);
    for (let i = 0; i < 5; i++) cache.set("a", i, 6);
    cache.set("b", 9, 4);
    expect([cache.get("a"), cache.get("b")]).toEqual([4, 9]);
  });
});

import { describe, expect, it } from "vitest";
import { KeepSmallest } from "../../../lib/stats/keep-smallest.ts";

const offerAll = (size: number, count: number) => {
  const keep = new KeepSmallest<number>("seed", size);
  for (let index = 0; index < count; index++) keep.offer(`case-${index}`, index);
  return keep;
};

describe("KeepSmallest", () => {
  it("keeps what came with each id, smallest key first", () => {
    const selected = offerAll(600, 5000).selected();
    expect(selected).toHaveLength(600);
    expect(selected.map(({ key }) => key)).toEqual(selected.map(({ key }) => key).sort());
    for (const { id, item } of selected) expect(id).toBe(`case-${item}`);
  });

  it("holds the same items however often it has cut its list", () => {
    const all = offerAll(20_000, 20_000).selected();
    for (const size of [0, 1, 511, 512, 513, 7000]) {
      const keep = offerAll(size, 20_000);
      expect(keep.selected()).toEqual(all.slice(0, size));
      expect(keep.offered).toBe(20_000);
    }
  });

  it("can be asked in between and offered more", () => {
    const keep = offerAll(10, 50);
    keep.selected();
    for (let index = 50; index < 5000; index++) keep.offer(`case-${index}`, index);
    expect(keep.selected()).toEqual(offerAll(10, 5000).selected());
  });

  it("parts ids that share a key by their code units, whichever comes first", () => {
    const [low, high] = ["\ud800", "\ud801"] as const;
    for (const ids of [
      [low, high],
      [high, low],
    ]) {
      const keep = new KeepSmallest<null>("seed", 1);
      for (const id of ids) keep.offer(id, null);
      expect(keep.selected().map(({ id }) => id)).toEqual([low]);
    }
  });

  it.each([-1, 0.5, Number.NaN])("refuses the size %d", (size) => {
    expect(() => new KeepSmallest("seed", size)).toThrow(RangeError);
  });
});

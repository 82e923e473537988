import { expect, it } from "vitest";
import { itemKey } from "../../../lib/stats/item-key.ts";

// From `printf '7:run-1/case-1' | sha256sum`, and of 'ä:東京#2' in UTF-8.
it.each([
  ["7", "run-1/case-1", "68dea2f6aa2e73114d22ba745e15f2ee0e6b69756eefe7383f79dd035842d06e"],
  ["ä", "東京#2", "a6e3cf0cf1fc199a5e6e7d637b7a81242cf2c2f03288799c0149239011642d30"],
])("is the SHA-256 of %s and %s", (seed, id, key) => {
  expect(itemKey(seed, id)).toBe(key);
});

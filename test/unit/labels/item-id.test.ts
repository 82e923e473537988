import { expect, it } from "vitest";
import { itemId } from "../../../lib/labels/item-id.ts";

it("names a record by its id and a call by its place in it", () => {
  expect(itemId("run/a", null)).toBe("run/a");
  expect(itemId("run/a", 0)).toBe("run/a#0");
});

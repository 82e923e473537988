import { expect, test } from "vitest";
import { splitPlace } from "../../../lib/rules/split-place.ts";

test.each([
  ["search.month", ["search"], { tool: "search", path: "month" }],
  ["crm.find.items[].id", ["crm", "crm.find"], { tool: "crm.find", path: "items[].id" }],
  ["crm.find.id", [], { tool: "crm", path: "find.id" }],
  ["searching.month", ["search"], { tool: "searching", path: "month" }],
  ["search", ["search"], null],
  ["search.", ["search"], null],
  [".month", [], null],
  ["", [], null],
])("%s among %j is %j", (text, tools, place) => {
  expect(splitPlace(text, tools)).toEqual(place);
});

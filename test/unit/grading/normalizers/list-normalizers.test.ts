import { expect, test } from "vitest";
import { set } from "../../../../lib/grading/normalizers/set.ts";
import { unorderedList } from "../../../../lib/grading/normalizers/unordered-list.ts";

test("an unordered list counts repeats and a set ignores them", () => {
  expect(unorderedList).toMatchObject({ form: "list", name: "unordered_list", repeats: "counted" });
  expect(set).toMatchObject({ form: "list", name: "set", repeats: "ignored" });
});

test("neither takes options", () => {
  expect(set.checkOptions({})).toBeNull();
  expect(unorderedList.checkOptions({ deep: true })).toContain("deep");
});

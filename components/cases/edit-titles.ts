import type { EditKind } from "@/lib/expectations/case-edit";

/** What an edit is called where one chooses among several. */
export const EDIT_TITLES: Readonly<Record<EditKind, string>> = {
  accept_value: "Accept this value too",
  set_type: "Accept this type too",
  replace_value: "The literal is wrong: expect the emitted one",
  expect_argument: "The argument may be there",
  expect_call: "One more call is expected",
  accept_calls: "Another valid way",
  optional_argument: "The argument is optional",
  any_order: "The order does not matter",
  allow_extra: "Other side effects are allowed",
  drop_argument: "Ask nothing of the argument",
};

import type { JsonText } from "../json/json-node.ts";

/** What can be done to an expectation, the narrowest first: a later kind asks less of the agent. */
export const EDIT_KINDS = [
  /** The emitted value is right as well as the one that is expected. */
  "accept_value",
  /** Another type is right as well. */
  "set_type",
  /** The expected literal is wrong: the emitted one is right. */
  "replace_value",
  /** An argument that nobody named may be there, with this value. */
  "expect_argument",
  /** One more call is expected. */
  "expect_call",
  /** The record's calls are another way to do it. */
  "accept_calls",
  /** The argument may be left out. */
  "optional_argument",
  /** The calls may come in any order. */
  "any_order",
  /** Other side effects are allowed. */
  "allow_extra",
  /** Nothing is asked of the argument. */
  "drop_argument",
] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

/** One edit of a case, as data: what it does, where, and which literal stands for which. */
export type CaseEdit = {
  readonly kind: EditKind;
  /** Index of the alternative that it changes, or adds; null where it is about the whole case. */
  readonly alternative: number | null;
  /** Index of the expected call in that alternative; null where no one call is changed. */
  readonly expectedIndex: number | null;
  /** The record's call that it is taken from; null where it is taken from none, or from several. */
  readonly callIndex: number | null;
  readonly tool: string | null;
  /** Argument path; null where no one argument is changed. */
  readonly path: string | null;
  /** JSON text of what was expected; null where nothing was. */
  readonly before: JsonText | null;
  /** JSON text of what is expected afterwards; null where nothing is. */
  readonly after: JsonText | null;
};

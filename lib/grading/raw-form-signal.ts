import type { ReadArguments } from "../json/read-arguments.ts";
import { argumentsOf } from "./arguments-of.ts";
import type { PreparedCall } from "./prepared-record.ts";
import type { Signal } from "./result.ts";

const NOTED: Partial<Readonly<Record<ReadArguments["form"], readonly [detail: string, message: string]>>> = {
  absent: ["absent", "The record has no argument text; it counts as no arguments."],
  empty: ["empty_text", "The argument text is empty; it counts as no arguments."],
  white_space: ["white_space", "The argument text is white space; it counts as no arguments."],
  null_literal: ["null_literal", "The argument text is the word null; it counts as no arguments."],
  double_encoded: ["double_encoded", "The argument text is a string that holds the object."],
};

/** How a call's arguments came, where that is worth a note (G2, G3); null where they came as one plain object. */
export function rawFormSignal(prepared: PreparedCall): Signal | null {
  const raw = prepared.call.argumentsRaw;
  // Calls that nothing asked about are not read for a note alone, unless their text is short enough to be one.
  if (prepared.read === null && raw !== null && raw.length > 8) return null;
  const read = argumentsOf(prepared);
  const repeated = read.repeated.equal.length > 0;
  const noted = NOTED[read.form] ?? (repeated ? EQUAL_KEYS : undefined);
  if (noted === undefined) return null;
  return {
    signal: "raw_form",
    callIndex: prepared.index,
    tool: prepared.call.name,
    path: null,
    detail: noted[0],
    message: noted[1],
  };
}

const EQUAL_KEYS = ["equal_duplicate_key", "A key is given twice with the same value."] as const;

import type { ReadArguments } from "../json/read-arguments.ts";
import type { CompiledExpected } from "./compiled-case.ts";
import { findValue } from "./find-value.ts";
import { meetsWant } from "./meets-want.ts";

/**
 * Whether a call's arguments are plainly right: an object with exactly the named keys, each right, nothing
 * repeated, nothing to note. False says only that `compareArguments` must look.
 */
export function meetsExpected(expected: CompiledExpected, read: ReadArguments): boolean {
  if (read.form !== "object") return false;
  const { named } = expected;
  if (read.object.members.length !== named.length || expected.requiredUnnamed.length > 0) return false;
  if (named.length > 32 || read.repeated.equal.length > 0 || read.repeated.differing.length > 0) return false;
  for (const { key, wants } of named) {
    const want = wants[0];
    const value = findValue(read.object, key);
    if (value === null || want === undefined || wants.length > 1) return false;
    if (!meetsWant(want, value, read.text)) return false;
  }
  return true;
}

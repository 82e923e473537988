import { isSpelled } from "./is-spelled.ts";
import type { Value } from "./value.ts";

/** JSON text of a value, numbers as they are spelled. */
export function printValue(value: Value): string {
  if (typeof value !== "object") return JSON.stringify(value);
  if (isSpelled(value)) return value.spelled;
  if (Array.isArray(value)) return `[${value.map(printValue).join(", ")}]`;
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}: ${printValue(member)}`,
  );
  return `{${members.join(", ")}}`;
}

import type { Spelled, Value } from "./value.ts";

/** Whether a value is a number with a spelling of its own. */
export function isSpelled(value: Value): value is Spelled {
  return typeof value === "object" && !Array.isArray(value) && "spelled" in value;
}

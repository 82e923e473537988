import type { JsonPlace } from "../../importers/transcript/json-place.ts";

const LONGEST = 1000;

/** An error as its provider words it: its code or type and its message; null where there is none. */
export function statedError(error: JsonPlace | null): string | null {
  if (error === null) return null;
  const whole = error.string();
  const parts = [error.first("code", "type", "status")?.id(), error.get("message")?.string()];
  const said = parts.filter((part) => part).join(": ");
  return (whole ?? (said || error.source())).slice(0, LONGEST);
}

import type { Facts } from "./facts-of.ts";
import type { Meaning } from "./tool.ts";
import type { Value } from "./value.ts";

/** What a reader takes a value for who reads too fast; null where there is nothing to mistake. */
export function misreadArgument(meaning: Meaning, value: Value, facts: Facts): Value | null {
  switch (meaning) {
    case "id":
      return typeof value === "string" ? otherId(value, facts) : null;
    case "month":
      return typeof value === "string" ? monthBefore(value) : null;
    case "day":
    case "instant":
      return typeof value === "string" ? dayAfter(value) : null;
    case "cents":
    case "amount":
      return value === facts.cents ? facts.otherCents : facts.cents;
    case "members":
      return Array.isArray(value) && value.length > 1 ? value.slice(0, -1) : null;
    case "count":
      return typeof value === "number" ? value + 1 : null;
    case "duration":
      return typeof value === "number" ? value * 2 : null;
    case "text":
    case "word":
    case "steps":
    case "flag":
      return null;
  }
}

function otherId(id: string, facts: Facts): string {
  if (id === facts.order) return facts.otherOrder;
  if (id === facts.ticket) return facts.otherTicket;
  // Two neighbouring digits change places; equal ones would change nothing.
  const swapped = id.replace(/(\d)(\d)$/, "$2$1");
  return swapped === id ? `${id.slice(0, -1)}${(Number(id.slice(-1)) + 1) % 10}` : swapped;
}

function monthBefore(month: string): string {
  const [year, number] = month.split("-").map(Number);
  const before = new Date(Date.UTC(year ?? 0, (number ?? 1) - 2, 1));
  return before.toISOString().slice(0, 7);
}

function dayAfter(text: string): string {
  const next = new Date(Date.parse(`${text.slice(0, 10)}T00:00:00Z`) + 86_400_000);
  return next.toISOString().slice(0, 10) + text.slice(10);
}

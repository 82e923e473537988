import type { Meaning, Parameter } from "./tool.ts";
import type { Value } from "./value.ts";

function parameter(meaning: Meaning, schema: Readonly<Record<string, unknown>>, fallback?: Value): Parameter {
  const required = fallback === undefined;
  return {
    meaning,
    required,
    default: fallback,
    schema: required ? schema : { ...schema, default: fallback },
  };
}

/** The kinds of parameter that the demo's tools have. Those with a default are optional. */
export const parameters = {
  id: (description: string) => parameter("id", { type: "string", description }),
  text: (description: string) => parameter("text", { type: "string", description }),
  word: (words: readonly string[], fallback?: string) =>
    parameter("word", { type: "string", enum: words }, fallback),
  currency: () => parameter("word", { type: "string", description: "ISO 4217 code, such as EUR" }),
  month: () => parameter("month", { type: "string", description: "Calendar month in UTC, such as 2026-03" }),
  day: (description: string) => parameter("day", { type: "string", format: "date", description }),
  instant: () => parameter("instant", { type: "string", format: "date-time", description: "RFC 3339 time" }),
  duration: (description: string) => parameter("duration", { type: ["integer", "string"], description }),
  cents: () => parameter("cents", { type: "integer", minimum: 1, description: "In minor units" }),
  amount: () =>
    parameter("amount", {
      type: ["integer", "number", "string"],
      description: "An integer in minor units, or a decimal in major units",
    }),
  members: (words: readonly string[]) =>
    parameter("members", { type: "array", items: { type: "string", enum: words } }),
  names: (description: string) =>
    parameter("members", { type: "array", items: { type: "string" }, description }),
  steps: (words: readonly string[]) =>
    parameter("steps", {
      type: "array",
      items: { type: "string", enum: words },
      description: "In the order in which they are to appear",
    }),
  quantity: (description: string) => parameter("count", { type: "integer", minimum: 1, description }),
  limit: (fallback: number) => parameter("count", { type: "integer", minimum: 1, maximum: 200 }, fallback),
  flag: (fallback: boolean, description: string) =>
    parameter("flag", { type: "boolean", description }, fallback),
} as const;

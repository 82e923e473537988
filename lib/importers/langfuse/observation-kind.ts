import type { Attributes } from "../otel/attributes.ts";
import { kindOfWords } from "../otel/kind-of-words.ts";
import type { SpanKind } from "../otel/span-kind.ts";

/** What an observation is of. Older exports know spans only: what these are of is in the attributes they came with. */
export function observationKind(type: string, attributes: Attributes): SpanKind | null {
  switch (type.toUpperCase()) {
    case "GENERATION":
      return "model";
    case "TOOL":
      return "tool";
    case "SPAN":
      return kindOfWords(attributes) === "tool" || attributes.has("ai.toolCall.name") ? "tool" : "agent";
    case "AGENT":
    case "CHAIN":
      return "agent";
    default:
      return null;
  }
}

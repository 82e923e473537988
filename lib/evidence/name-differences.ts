import type { Finding } from "../grading/result.ts";
import { literalOf } from "../json/literal-of.ts";
import type { ArgumentRules } from "./argument-rules.ts";
import type { Difference, DifferenceName } from "./evidence.ts";
import { nearMiss } from "./near-miss.ts";
import type { Located, Place } from "./place.ts";
import { relation } from "./relation.ts";
import { sameElements } from "./same-elements.ts";

/** What stands around one path. */
export type Surroundings = {
  /** The findings at this very path. */
  readonly findings: readonly Finding[];
  readonly rules: ArgumentRules;
  readonly optional: ReadonlySet<string>;
  readonly compared: "all" | "shared" | "none";
  /** Whether there is an expected call, arguments that could be read, and recorded handler's arguments. */
  readonly hasExpected: boolean;
  readonly hasRaw: boolean;
  readonly hasReceived: boolean;
};

const DEFAULT_SHOWN = 80;

/**
 * What differs at one path, by name: the findings first, then what no finding stands behind. Raw is told against
 * expected, received against raw.
 */
export function nameDifferences(place: Place, around: Surroundings): Difference[] {
  return [...againstExpected(place, around), ...againstRaw(place, around)];
}

function againstExpected(place: Place, around: Surroundings): Difference[] {
  const found = around.findings.flatMap((finding) => findingDifference(finding, place));
  const merged = mergeValueAndType(found);
  const raw = place.raw.at(-1);
  if (place.raw.length > 1 && !merged.some((difference) => difference.name === "repeated_key")) {
    const first = place.raw[0];
    const agree = place.raw.every((each) => first !== undefined && relation(first, each) !== "value");
    merged.push(seen("raw", agree ? "repeated_key_same" : "repeated_key"));
  }
  if (merged.some((difference) => difference.claim !== null) || !around.hasExpected || !around.hasRaw) {
    return merged;
  }
  const expected = place.expected.at(-1);
  if (expected !== undefined && raw !== undefined) return [...merged, ...bothPresent(place, raw, around)];
  if (expected !== undefined) return [...merged, omitted(place, around)];
  if (raw === undefined) return merged;
  const fallback = around.rules.defaultAt(place.path);
  if (fallback !== null && relation(fallback, raw) !== "value")
    return [...merged, seen("raw", "default_stated")];
  if (place.depth === 0) {
    return [...merged, seen("raw", around.compared === "shared" ? "not_compared" : "not_asserted")];
  }
  return [...merged, seen("raw", around.compared === "none" ? "unexpected" : "not_asserted")];
}

function findingDifference(finding: Finding, place: Place): Difference[] {
  const told = (name: DifferenceName, detail: string | null = null): Difference[] => [
    { name, column: "raw", claim: finding.claim, detail },
  ];
  switch (finding.kind) {
    case "wrong_value":
      return told("value", likeness(place));
    case "wrong_type":
      return told("type_only");
    case "missing_argument":
      return told("missing");
    case "missing_required":
      return told("missing", "required by the tool");
    case "unexpected_argument":
      return told("unexpected");
    case "duplicate_key":
      return told("repeated_key");
    default:
      return [];
  }
}

function mergeValueAndType(found: readonly Difference[]): Difference[] {
  const value = found.find((difference) => difference.name === "value");
  if (value === undefined || !found.some((difference) => difference.name === "type_only")) return [...found];
  const rest = found.filter((difference) => difference.name !== "value" && difference.name !== "type_only");
  return [{ ...value, name: "value_and_type" }, ...rest];
}

function likeness(place: Place): string | null {
  const expected = place.expected.at(-1);
  const raw = place.raw.at(-1);
  if (expected === undefined || raw === undefined) return null;
  if (expected.node.type === "string" && raw.node.type === "string") {
    return nearMiss(expected.node.value, raw.node.value);
  }
  return sameElements(expected, raw) ? "same elements, other order" : null;
}

function bothPresent(place: Place, raw: Located, around: Surroundings): Difference[] {
  const relations = place.expected.map((expected) => relation(expected, raw));
  if (relations.includes("same")) return [];
  if (relations.includes("spelling")) return [seen("raw", "spelling")];
  const normalizer = around.compared !== "none" ? around.rules.normalizerAt(place.path) : null;
  if (normalizer !== null) return [seen("raw", "normalized", normalizer)];
  if (relations.includes("type_only"))
    return [seen("raw", around.compared === "none" ? "type_only" : "accepted_type")];
  return [seen("raw", "value", likeness(place))];
}

function omitted(place: Place, around: Surroundings): Difference {
  const fallback = around.rules.defaultAt(place.path);
  if (fallback !== null && place.expected.some((expected) => relation(expected, fallback) !== "value")) {
    const literal = literalOf(fallback.text, fallback.node);
    return seen("raw", "default_omitted", literal.length <= DEFAULT_SHOWN ? literal : null);
  }
  if (place.depth === 0 && around.optional.has(place.label)) return seen("raw", "optional_omitted");
  return seen("raw", place.depth === 0 && around.compared === "shared" ? "not_compared" : "missing");
}

function againstRaw(place: Place, around: Surroundings): Difference[] {
  if (!around.hasReceived || !around.hasRaw) return [];
  const raw = place.raw.at(-1);
  const received = place.received.at(-1);
  if (received === undefined) return raw === undefined ? [] : [seen("received", "dropped")];
  if (raw === undefined) return [seen("received", "added")];
  const how = relation(raw, received);
  if (how === "value") return [seen("received", "rewritten_value")];
  return how === "type_only" ? [seen("received", "rewritten_type")] : [];
}

function seen(column: "raw" | "received", name: DifferenceName, detail: string | null = null): Difference {
  return { name, column, claim: null, detail };
}

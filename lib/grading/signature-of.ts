import type { FindingKind } from "./claims.ts";
import { relationOfLiterals } from "./relation-of-literals.ts";
import { relationOfNames } from "./relation-of-names.ts";
import { RELATIONS } from "./relations.ts";
import type { Finding } from "./result.ts";
import { shapeOfLiteral } from "./shape-of-literal.ts";
import type { Signature } from "./signature.ts";

const MAX_NAME = 200;
const MAX_PATH = 400;

/**
 * The signature of a finding: claim, kind, tool, path without indices, shape of expected → shape of actual.
 * Findings of one signature are one kind of failure (140 equal ones are one row). Deterministic; every field is
 * bounded; tool names are shown as they are, values never are.
 *
 * @example signatureOf(finding).title // "issue_refund · amount_cents: int written as string: JSON number"
 */
export function signatureOf(finding: Finding): Signature {
  const { claim, kind } = finding;
  const tool = (finding.tool ?? "").slice(0, MAX_NAME);
  const path = (finding.path ?? "").replace(/\[\d+\]/g, "[]").slice(0, MAX_PATH);
  const [expectedShape, actualShape] = shapesOf(finding);
  const place = [tool || "A call", path].filter((part) => part !== "").join(" · ");
  return {
    claim,
    kind,
    tool,
    path,
    expectedShape,
    actualShape,
    title: TITLES[kind](place, expectedShape, actualShape),
  };
}

function shapesOf({ claim, kind, expected, actual, message }: Finding): [string, string] {
  if (claim === "name") return namesOf(kind, expected ?? "", actual ?? "");
  // An effect is known by its name, which only its sentence carries.
  if (claim === "effect") return [message.slice(0, MAX_NAME), ""];
  if (claim === "order") return [(expected ?? "").slice(0, MAX_NAME), ""];
  if (kind === "unparseable_arguments") return ["object", causeOf(message)];
  if (claim === "type" && expected === "object" && actual === "string")
    return ["object", "string: JSON text"];
  if (claim === "count" || claim === "extra" || claim === "repeat") return ["", ""];
  if (kind === "duplicate_key") return ["", "several values"];
  const relation = kind === "wrong_value" ? relationOfLiterals(expected, actual) : null;
  if (relation !== null) return [shapeOfLiteral(expected), relation];
  if (kind === "not_an_object") return ["object", shapeOfLiteral(actual)];
  return [expected === null ? "" : shapeOfLiteral(expected), shapeOfLiteral(actual)];
}

function namesOf(kind: FindingKind, expected: string, actual: string): [string, string] {
  const wanted = bare(expected);
  const called = bare(actual);
  if (kind !== "name_variant") return [wanted.slice(0, MAX_NAME), called.slice(0, MAX_NAME)];
  return [wanted.slice(0, MAX_NAME), `name variant: ${relationOfNames(wanted, called)}`];
}

function bare(literal: string): string {
  try {
    return String(JSON.parse(literal));
  } catch {
    return literal;
  }
}

/** The sentence without its offset: the cause and the hint are what failures share. */
function causeOf(message: string): string {
  return message
    .replace(/^[^:]*: /, "")
    .replace(/ at offset \d+/, "")
    .replace(/\.$/, "");
}

type Title = (place: string, expected: string, actual: string) => string;

const TITLES: Readonly<Record<FindingKind, Title>> = {
  missing_call: (place) => `${place} is not called`,
  too_many_calls: (place) => `${place} is called too often`,
  wrong_tool: (_place, expected, actual) =>
    `${actual || "a call without a name"} is called instead of ${expected}`,
  unknown_tool: (_place, expected, actual) =>
    `${actual || "a call without a name"}, unknown, is called instead of ${expected}`,
  name_variant: (_place, expected, actual) => `${expected} is misspelled (${actual})`,
  wrong_value: (place, expected, actual) => `${place}: ${difference(expected, actual)}`,
  missing_argument: (place) => `${place} is absent`,
  missing_required: (place) => `${place} is absent, though required`,
  unexpected_argument: (place, _expected, actual) => `${place} is not expected (${actual})`,
  unparseable_arguments: (place, _expected, actual) => `${place}: the arguments are not JSON (${actual})`,
  not_an_object: (place, _expected, actual) => `${place}: the arguments are no object (${actual})`,
  duplicate_key: (place) => `${place} is given several times`,
  wrong_type: (place, expected, actual) => `${place}: ${expected} written as ${actual}`,
  other_side_effect: (place) => `${place} is called besides`,
  out_of_order: (place) => `${place} is called too early`,
  same_turn: (place) => `${place} is called in one turn with the call before it`,
  repeated_call: (place) => `${place} is called again with equal arguments`,
  effect_failed: (_place, expected) => expected,
};

/** A relation between the two says it all; two shapes are set side by side. */
function difference(expected: string, actual: string): string {
  if ((RELATIONS as readonly string[]).includes(actual)) return actual;
  return `${expected} expected, got ${expected === actual ? "another" : actual}`;
}

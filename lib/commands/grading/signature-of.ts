import { hash } from "node:crypto";
import type { FindingKind } from "../../grading/claims.ts";
import type { Finding } from "../../grading/result.ts";
import { shapeOfLiteral } from "./shape-of-literal.ts";
import type { Signature } from "./signature.ts";

const NAME_LENGTH = 200;
const PATH_LENGTH = 400;

/** Few signatures stand for nearly all findings, and hashing is most of what one costs. */
const KEPT = 20_000;
const known = new Map<string, Signature>();

/** The signature of a finding: tool, claim, kind, path, shape of expected → shape of actual. */
export function signatureOf(finding: Finding): Signature {
  const { claim, kind } = finding;
  const tool = (finding.tool ?? "").slice(0, PATH_LENGTH);
  const path = (finding.path ?? "").replace(/\[\d+\]/g, "[]").slice(0, PATH_LENGTH);
  // Of a name the name itself is what failures have in common.
  const shape = claim === "name" || claim === "effect" ? nameIn : shapeOfLiteral;
  const expectedShape = shape(finding.expected);
  const actualShape = shape(finding.actual);
  const key = JSON.stringify([claim, kind, tool, path, expectedShape, actualShape]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const signature = {
    hash: toUuid(hash("sha256", key, "hex")),
    claim,
    kind,
    tool,
    path,
    expectedShape,
    actualShape,
    title: TITLES[kind](tool || "A call", path, expectedShape, actualShape),
  };
  if (known.size >= KEPT) known.clear();
  known.set(key, signature);
  return signature;
}

function toUuid(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}

function nameIn(literal: string | null): string {
  return (literal ?? "").replace(/^"(.*)"$/s, "$1").slice(0, NAME_LENGTH);
}

type Title = (tool: string, path: string, expected: string, actual: string) => string;
const at = (tool: string, path: string) => (path === "" ? tool : `${tool} · ${path}`);
const forms = (expected: string, actual: string) =>
  expected === actual || actual === "" ? "" : `: ${actual || "nothing"} for ${expected || "nothing"}`;

const TITLES: Readonly<Record<FindingKind, Title>> = {
  missing_call: (tool) => `${tool} is not called`,
  too_many_calls: (tool) => `${tool} is called too often`,
  wrong_tool: (_, __, expected, actual) => `${actual || "Another tool"} is called for ${expected}`,
  unknown_tool: (_, __, expected, actual) =>
    `${actual || "An unknown tool"}, unknown, is called for ${expected}`,
  name_variant: (_, __, expected, actual) => `${expected} is called as ${actual || "nothing"}`,
  wrong_value: (tool, path, expected, actual) =>
    `${at(tool, path)} has another value${forms(expected, actual)}`,
  missing_argument: (tool, path) => `${at(tool, path)} is missing`,
  missing_required: (tool, path) => `${at(tool, path)}, required, is missing`,
  unexpected_argument: (tool, path) => `${at(tool, path)} is not expected`,
  unparseable_arguments: (tool) => `${tool} gets arguments that are not JSON`,
  not_an_object: (tool) => `${tool} gets arguments that are no object`,
  duplicate_key: (tool, path) => `${at(tool, path)} is given twice`,
  wrong_type: (tool, path, expected, actual) =>
    `${at(tool, path)} is written otherwise${forms(expected, actual)}`,
  other_side_effect: (tool) => `${tool} is called besides`,
  out_of_order: (tool) => `${tool} is called out of order`,
  same_turn: (tool) => `${tool} is called in the same turn as the one before it`,
  repeated_call: (tool) => `${tool} is called again with the same arguments`,
  effect_failed: (_, path, expected) => `The effect ${expected || path || "of the run"} did not come about`,
};

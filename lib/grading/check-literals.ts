import { jsonEqual } from "../json/json-equal.ts";
import { boundedLiteral } from "./bounded-literal.ts";
import type { NamedArgument } from "./compiled-case.ts";
import type { CompiledTool } from "./compiled-suite.ts";
import { namesOfMask } from "./names-of-mask.ts";
import type { PathLink } from "./path-link.ts";
import { preview } from "./preview.ts";
import type { Violation } from "./result.ts";
import type { Schema } from "./schema.ts";
import { textOfLink } from "./text-of-link.ts";
import { typeOfNode } from "./type-of-node.ts";
import { typePhrase } from "./type-phrase.ts";
import type { Want } from "./want.ts";
import { wantsOfItems } from "./wants-of-items.ts";
import { wantsOfMembers } from "./wants-of-members.ts";

const MAX_VIOLATIONS = 100;

/**
 * Expected literals against the tool's schema: K2 for names that it lacks, K6 for values that it refuses.
 * `mentioned`: parameters that the case names without a value, which the tool must have as well.
 */
export function checkLiterals(
  tool: CompiledTool,
  caseId: string,
  named: readonly NamedArgument[],
  mentioned: ReadonlySet<string>,
): Violation[] {
  const found: Violation[] = [];
  const { schema } = tool;
  if (schema === null) return found;
  const todo: { want: Want; path: PathLink }[] = [];
  for (const { key, wants } of named) {
    const path = { outer: null, step: key };
    if (lacks(schema, key)) found.push(unknownArgument(tool, caseId, schema, path));
    else for (const want of wants) todo.push({ want, path });
  }
  for (const key of mentioned) {
    if (lacks(schema, key)) found.push(unknownArgument(tool, caseId, schema, { outer: null, step: key }));
  }
  todo.reverse();
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (found.length >= MAX_VIOLATIONS) return found;
    const { want, path } = next;
    const refusal = refusalOf(want);
    if (refusal !== null) {
      found.push(refused(tool, caseId, want, path, refusal));
      continue;
    }
    for (const { key, want: inner } of wantsOfMembers(want)) {
      const innerPath = { outer: path, step: key };
      if (want.schema !== null && lacks(want.schema, key)) {
        found.push(unknownArgument(tool, caseId, want.schema, innerPath));
      } else todo.push({ want: inner, path: innerPath });
    }
    wantsOfItems(want).forEach((inner, index) => {
      todo.push({ want: inner, path: { outer: path, step: index } });
    });
  }
  return found;
}

/** A schema that lists its properties lacks the others, unless it says that it takes more. */
function lacks(schema: Schema, key: string): boolean {
  return schema.propertyNames !== null && schema.others !== "open" && schema.property(key) === null;
}

function refusalOf({ node, own, schema, typeRules }: Want): string | null {
  if (typeRules !== null && typeRules.types !== 0 && (typeRules.types & own) === 0) {
    return `the case's own arg_types asks for ${typePhrase(typeRules.types)}`;
  }
  if (schema === null) return null;
  const { types, enum: accepted } = schema;
  if (types !== 0 && (types & own) === 0) return `the schema asks for ${typePhrase(types)}`;
  if (accepted === null || accepted.some((value) => jsonEqual(value.node, node))) return null;
  const fits = accepted.some((value) => types === 0 || (types & typeOfNode(value.node)) !== 0);
  return fits
    ? "the schema's enum does not hold it"
    : `the schema contradicts itself: no value of its enum is of its type ${namesOfMask(types).join(" or ")}`;
}

function unknownArgument(tool: CompiledTool, caseId: string, schema: Schema, path: PathLink): Violation {
  const shown = textOfLink(path) ?? "";
  const names = schema.propertyNames ?? [];
  const takes =
    names.length === 0
      ? "takes none"
      : `now takes ${names.slice(0, 50).map(preview).join(", ")}${names.length > 50 ? ", …" : ""}`;
  return {
    violation: "K2",
    severity: "error",
    caseId,
    tool: tool.name,
    path: shown,
    group: JSON.stringify(["K2", tool.name, general(path)]),
    message: `Case ${caseId} names the argument ${preview(shown)}, which ${tool.name} lacks; it ${takes}.`,
    fix: `Rename ${preview(shown)} in the cases to a parameter that ${tool.name} takes, or add it to the tool's schema.`,
  };
}

function refused(tool: CompiledTool, caseId: string, want: Want, path: PathLink, refusal: string): Violation {
  const shown = textOfLink(path) ?? "";
  const literal = preview(boundedLiteral(want.text, want.node));
  return {
    violation: "K6",
    severity: "error",
    caseId,
    tool: tool.name,
    path: shown,
    group: JSON.stringify(["K6", tool.name, general(path), refusal]),
    message: `Case ${caseId} expects ${literal} for ${preview(shown)} of ${tool.name}, but ${refusal}.`,
    fix: `Mend the literal in the case, or the schema of ${tool.name}, whichever is wrong.`,
  };
}

/** The path with its indices left open, so that one fault in many places is one. */
function general(path: PathLink): string {
  return (textOfLink(path) ?? "").replace(/\[\d+\]/g, "[]");
}

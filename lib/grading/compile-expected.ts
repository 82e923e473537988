import { canonicalJson } from "../json/canonical-json.ts";
import type { JsonNode } from "../json/json-node.ts";
import { lastMembers } from "../json/last-members.ts";
import type { CompiledExpected, NamedArgument } from "./compiled-case.ts";
import type { CompiledTool } from "./compiled-suite.ts";
import { createRuleNode } from "./create-rule-node.ts";
import { createWant } from "./create-want.ts";
import { equalsDefault } from "./equals-default.ts";
import { maskOfTypeName } from "./mask-of-type-name.ts";
import type { ArgsMatch, ExpectedCall } from "./model.ts";
import { parseRulePath } from "./parse-rule-path.ts";
import { parseSource } from "./parse-source.ts";
import { placeRule } from "./place-rule.ts";
import type { RuleNode } from "./rule-node.ts";
import { ruleOfKey } from "./rule-of-key.ts";
import type { Want } from "./want.ts";

/**
 * One expected call with its tool's schema and the instrument's rules put together per argument. Arguments that
 * only `args_any_of` names are named too; one that `args` gives as well counts as one more accepted value.
 */
export function compileExpected(
  call: ExpectedCall,
  index: number,
  tool: CompiledTool | null,
  rules: RuleNode | null,
  argsMatch: ArgsMatch,
): CompiledExpected {
  const schema = tool?.schema ?? null;
  const required = new Set(schema?.required);
  const typeRules = compileTypes(call);
  const literals = literalsOf(call);
  const likeness: string[] = [];
  const named = [...literals].map(([key, sources]): NamedArgument => {
    const rule = ruleOfKey(rules, key);
    const wants = sources.map(
      ({ node, text }): Want =>
        createWant(node, text, schema?.property(key) ?? null, rule, ruleOfKey(typeRules, key)),
    );
    const stated = rule?.default ?? null;
    const optional = call.optionalArgs.includes(key);
    likeness.push(JSON.stringify([key, optional, ...sources.map(({ node }) => canonicalJson(node))]));
    return {
      key,
      wants,
      optional,
      required: required.has(key),
      isDefault: stated !== null && wants.some((want) => equalsDefault(want, stated)),
    };
  });
  const names = new Set(literals.keys());
  const requiredUnnamed = [...required].filter((key) => !names.has(key) && !ruleOfKey(rules, key)?.default);
  const exact = argsMatch === "exact";
  const closed = schema?.others === "closed";
  return {
    index,
    name: call.name,
    tool,
    named,
    names,
    requiredUnnamed,
    rules,
    exact,
    closed,
    valuesAsked: named.length > 0 || requiredUnnamed.length > 0 || exact || closed,
    // Types are told apart too: 1 and 1.0 are equal values but not alike as expectations.
    likeness: JSON.stringify([call.args, call.argTypes, likeness.sort()]),
  };
}

function literalsOf(call: ExpectedCall): Map<string, { node: JsonNode; text: string }[]> {
  const literals = new Map<string, { node: JsonNode; text: string }[]>();
  const args = parseSource(call.args);
  if (args?.node.type === "object") {
    for (const { key, value } of lastMembers(args.node).values()) {
      literals.set(key, [{ node: value, text: args.text }]);
    }
  }
  for (const [key, texts] of Object.entries(call.argsAnyOf)) {
    const accepted = texts.flatMap((text) => parseSource(text) ?? []);
    if (accepted.length > 0) literals.set(key, [...(literals.get(key) ?? []), ...accepted]);
  }
  return literals;
}

function compileTypes(call: ExpectedCall): RuleNode | null {
  const entries = Object.entries(call.argTypes);
  if (entries.length === 0) return null;
  const root = createRuleNode();
  const args = parseSource(call.args);
  const isKey = (name: string) =>
    args?.node.type === "object" && args.node.members.some((member) => member.key === name);
  for (const [path, names] of entries) {
    const masks = names.map(maskOfTypeName);
    // A name that says nothing (`any`) makes the whole list say nothing.
    if (masks.includes(0)) continue;
    placeRule(root, parseRulePath(path, isKey)).types = masks.reduce((all, mask) => all | mask, 0);
  }
  return root;
}

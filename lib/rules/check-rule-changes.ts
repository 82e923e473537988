import { checkTool } from "../grading/check-tool.ts";
import type { CompiledSuite, CompiledTool } from "../grading/compiled-suite.ts";
import { NORMALIZERS } from "../grading/normalizers/registry.ts";
import { parseSource } from "../grading/parse-source.ts";
import { preview } from "../grading/preview.ts";
import { closestName } from "../importers/closest-name.ts";
import { applyRuleChanges } from "./apply-rule-changes.ts";
import type { RuleChange } from "./rule-change.ts";

const MOST_NAMES = 12;

/**
 * Why changes can't be made to a suite, one sentence each, in their order; empty where they can: a tool, parameter,
 * normalizer or option that does not exist (naming the nearest), a default that is not JSON, and a rule to be dropped
 * that is not there. Each change is held against the suite as the ones before it leave it.
 *
 * @example checkRuleChanges(suite, [{ kind: "norm", tool: "refund", path: "amout", rule: { use: "number", options: {} } }])
 * // ["number is declared for amout of refund, a parameter that does not exist. Did you mean amount?"]
 */
export function checkRuleChanges(suite: CompiledSuite, changes: Iterable<RuleChange>): readonly string[] {
  const problems: string[] = [];
  let standing = suite;
  for (const change of changes) {
    const problem = problemOf(standing, change);
    if (problem !== null) problems.push(problem);
    else standing = applyRuleChanges(standing, [change]);
  }
  return problems;
}

function problemOf(suite: CompiledSuite, change: RuleChange): string | null {
  const tool = suite.tools.get(change.tool);
  if (tool === undefined) {
    return `The suite has no tool ${preview(change.tool)}.${nearest(change.tool, [...suite.tools.keys()])}`;
  }
  return change.kind === "norm" ? problemOfNorm(suite, tool, change) : problemOfDefault(suite, tool, change);
}

function problemOfNorm(
  suite: CompiledSuite,
  tool: CompiledTool,
  change: RuleChange & { kind: "norm" },
): string | null {
  const { path, rule } = change;
  const place = `${preview(path)} of ${preview(tool.name)}`;
  if (rule === null) {
    const norms = tool.source.evalNorms;
    if (Object.hasOwn(norms, path)) return null;
    return `There is no rule on ${place} to drop.${nearest(path, Object.keys(norms))}`;
  }
  const normalizer = Object.hasOwn(NORMALIZERS, rule.use) ? NORMALIZERS[rule.use] : undefined;
  if (normalizer === undefined) {
    return `${preview(rule.use)} for ${place} is no normalizer.${nearest(rule.use, Object.keys(NORMALIZERS))}`;
  }
  const refusal = normalizer.checkOptions(rule.options);
  if (refusal !== null) {
    const names = normalizer.options.map(({ name }) => name);
    const unknown = Object.keys(rule.options).find((name) => !names.includes(name));
    const meant = unknown === undefined ? null : closestName(unknown, names);
    return `${rule.use} for ${place}: ${refusal}${meant === null ? "" : ` Did you mean ${meant}?`}`;
  }
  if (leadsNowhere(suite, tool, path, change)) {
    return `${rule.use} is declared for ${place}, a parameter that does not exist.${nearest(path, parametersOf(tool))}`;
  }
  return null;
}

function problemOfDefault(
  suite: CompiledSuite,
  tool: CompiledTool,
  change: RuleChange & { kind: "default" },
): string | null {
  const { path, value } = change;
  const place = `${preview(path)} of ${preview(tool.name)}`;
  if (value === null) {
    if (tool.defaults.has(path)) return null;
    return `No default is stated for ${place}, so that there is none to drop.${nearest(path, [...tool.defaults.keys()])}`;
  }
  if (parseSource(value) === null) return `The default of ${place} is not JSON: ${preview(value)}.`;
  const asNorm: RuleChange = { ...change, kind: "norm", rule: { use: "number", options: {} } };
  if (leadsNowhere(suite, tool, path, asNorm)) {
    return `A default is stated for ${place}, a parameter that does not exist.${nearest(path, parametersOf(tool))}`;
  }
  return null;
}

/** What the contract check (K7) would say of the path once the change is made. */
function leadsNowhere(suite: CompiledSuite, tool: CompiledTool, path: string, change: RuleChange): boolean {
  const after = applyRuleChanges(suite, [change]).tools.get(tool.name);
  return (
    after !== undefined &&
    checkTool(after).some((violation) => violation.violation === "K7" && violation.path === path)
  );
}

function parametersOf(tool: CompiledTool): readonly string[] {
  return tool.schema?.propertyNames ?? [];
}

function nearest(typed: string, names: readonly string[]): string {
  const closest = closestName(typed, names);
  if (closest !== null) return ` Did you mean ${preview(closest)}?`;
  if (names.length === 0) return "";
  const shown = names.slice(0, MOST_NAMES).map(preview).join(", ");
  return ` There ${names.length === 1 ? "is" : "are"} ${shown}${names.length > MOST_NAMES ? " …" : ""}.`;
}

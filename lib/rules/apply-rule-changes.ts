import type { CompiledSuite, CompiledTool } from "../grading/compiled-suite.ts";
import { parseSource } from "../grading/parse-source.ts";
import type { RuleChange } from "./rule-change.ts";

/**
 * The suite as it stands with changes of rules made, one after the other; `instrumentsOfSuite` of it gives the
 * proposed instruments. A change of a tool that the suite lacks, and a default that is not JSON, do nothing
 * (`checkRuleChanges` speaks of both). The suite handed over stays as it is.
 *
 * @example applyRuleChanges(suite, [{ kind: "norm", tool: "refund", path: "amount", rule: { use: "number", options: {} } }])
 */
export function applyRuleChanges(suite: CompiledSuite, changes: Iterable<RuleChange>): CompiledSuite {
  const tools = new Map(suite.tools);
  for (const change of changes) {
    const tool = tools.get(change.tool);
    if (tool !== undefined) tools.set(change.tool, changed(tool, change));
  }
  return { ...suite, tools };
}

function changed(tool: CompiledTool, change: RuleChange): CompiledTool {
  if (change.kind === "norm") {
    // A Map, as a path may be called `__proto__`.
    const norms = new Map(Object.entries(tool.source.evalNorms));
    if (change.rule === null) norms.delete(change.path);
    else norms.set(change.path, change.rule);
    return { ...tool, source: { ...tool.source, evalNorms: Object.fromEntries(norms) } };
  }
  const defaults = new Map(tool.defaults);
  const stated = parseSource(change.value);
  if (change.value === null) defaults.delete(change.path);
  else if (stated !== null) defaults.set(change.path, stated);
  return { ...tool, defaults };
}

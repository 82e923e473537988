import type { CompiledSuite } from "../grading/compiled-suite.ts";
import type { AdoptedRules } from "./adopted-rules.ts";
import { applyRuleChanges } from "./apply-rule-changes.ts";
import type { RuleChange } from "./rule-change.ts";

/**
 * The suite with what was adopted, by tool, laid over the rules that its tools came with. The suite handed over stays
 * as it is; a tool that it lacks does nothing.
 *
 * @example effectiveRules(suite, new Map([["refund", { norms: { on: { use: "date", options: {} } }, defaults: {} }]]))
 */
export function effectiveRules(
  suite: CompiledSuite,
  adopted: ReadonlyMap<string, AdoptedRules>,
): CompiledSuite {
  const changes: RuleChange[] = [];
  for (const [tool, { norms, defaults }] of adopted) {
    for (const [path, rule] of Object.entries(norms)) changes.push({ kind: "norm", tool, path, rule });
    for (const [path, value] of Object.entries(defaults)) {
      changes.push({ kind: "default", tool, path, value });
    }
  }
  return changes.length === 0 ? suite : applyRuleChanges(suite, changes);
}

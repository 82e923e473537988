import type { CompiledTool } from "../grading/compiled-suite.ts";
import type { NormalizerUse } from "../grading/model.ts";

/**
 * The normalizer of a tool at a path; null where the tool is unknown or has none there, also at a parameter that is
 * called `constructor`.
 *
 * @example ruleInForce(suite.tools.get("search_orders"), "status") // { use: "unordered_list", options: {} }
 */
export function ruleInForce(tool: CompiledTool | undefined, path: string): NormalizerUse | null {
  if (tool === undefined || !Object.hasOwn(tool.source.evalNorms, path)) return null;
  return tool.source.evalNorms[path] ?? null;
}

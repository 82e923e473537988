import type { JsonText } from "../json/json-node.ts";
import { LEVELS, type Level } from "./claims.ts";
import type { CompiledSuite, CompiledTool } from "./compiled-suite.ts";
import type { Instrument, ToolRules } from "./instrument.ts";
import { instrumentId } from "./instrument-id.ts";

/**
 * The five instruments that a suite has as it stands, by level. `equivalent` and `effect` carry the tools'
 * normalizers and stated defaults; the others carry no rules.
 *
 * @example instrumentsOfSuite(suite).equivalent.rules.search_invoices.defaults // { limit: "50" }
 */
export function instrumentsOfSuite(suite: CompiledSuite): Readonly<Record<Level, Instrument>> {
  const rules = rulesOfTools(suite.tools.values());
  const made = LEVELS.map((level): [Level, Instrument] => {
    const parts = {
      level,
      rules: level === "equivalent" || level === "effect" ? rules : {},
      options: suite.options,
    };
    return [level, { id: instrumentId(parts), ...parts }];
  });
  return Object.fromEntries(made) as Record<Level, Instrument>;
}

function rulesOfTools(tools: Iterable<CompiledTool>): Record<string, ToolRules> {
  const rules: [string, ToolRules][] = [];
  for (const tool of tools) {
    const norms = tool.source.evalNorms;
    if (Object.keys(norms).length === 0 && tool.defaults.size === 0) continue;
    const defaults = [...tool.defaults].map(([path, { node, text }]): [string, JsonText] => [
      path,
      text.slice(node.start, node.end) as JsonText,
    ]);
    rules.push([tool.name, { norms, defaults: Object.fromEntries(defaults) }]);
  }
  // fromEntries makes own properties of any name, `__proto__` too.
  return Object.fromEntries(rules);
}

import { compileSchema } from "./compile-schema.ts";
import type { CompiledSuite, CompiledTool } from "./compiled-suite.ts";
import { defaultsOfTool } from "./defaults-of-tool.ts";
import type { SuiteOptions, ToolObject } from "./model.ts";
import { parseSource } from "./parse-source.ts";

/**
 * Reads a suite's tools once, for all its cases and instruments. Of two tools of one name the first holds
 * (K8 speaks of the second). Never throws: a schema that is no schema constrains nothing.
 *
 * @example compileSuite(tools, { argsMatch: "named", repeats: "signal" })
 */
export function compileSuite(tools: Iterable<ToolObject>, options: SuiteOptions): CompiledSuite {
  const compiled = new Map<string, CompiledTool>();
  for (const tool of tools) {
    if (compiled.has(tool.name)) continue;
    const source = parseSource(tool.inputSchema);
    const schema = source?.node.type === "object" ? compileSchema(source.node, source.text) : null;
    const defaults = defaultsOfTool(tool.defaults, schema);
    compiled.set(tool.name, {
      name: tool.name,
      effect: tool.effect,
      schema,
      defaults,
      ownDefaults: defaults,
      source: tool,
    });
  }
  return { tools: compiled, options };
}

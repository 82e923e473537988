import type { CompiledSuite } from "./compiled-suite.ts";

/**
 * How a call counts (G6). `unregistered` counts as side-effecting, `undeclared` (registered without an effect)
 * as read-only for matching.
 */
export function effectOfCall(
  suite: CompiledSuite,
  name: string,
): "side_effecting" | "read_only" | "undeclared" | "unregistered" {
  const tool = suite.tools.get(name);
  return tool === undefined ? "unregistered" : (tool.effect ?? "undeclared");
}

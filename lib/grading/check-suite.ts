import { checkTool } from "./check-tool.ts";
import type { CompiledSuite } from "./compiled-suite.ts";
import type { Violation } from "./result.ts";

/** What is wrong with the tools of a suite, each by itself (K5, K7); its cases are checked by `checkCase`. */
export function checkSuite(suite: CompiledSuite): Violation[] {
  return [...suite.tools.values()].flatMap(checkTool);
}

import { checkLiterals } from "./check-literals.ts";
import { compileExpected } from "./compile-expected.ts";
import type { CompiledSuite } from "./compiled-suite.ts";
import { isNameVariant } from "./is-name-variant.ts";
import type { ExpectedCall } from "./model.ts";
import { parseRulePath } from "./parse-rule-path.ts";
import { preview } from "./preview.ts";
import type { Violation } from "./result.ts";
import type { Schema } from "./schema.ts";

/** What is wrong with one expected call: K1, K2, K4, K6. */
export function checkExpectedCall(suite: CompiledSuite, caseId: string, call: ExpectedCall): Violation[] {
  const tool = suite.tools.get(call.name);
  if (tool === undefined) return [unknownTool(suite, caseId, call.name)];
  if (tool.schema === null) return [];
  const expected = compileExpected(call, 0, tool, null, suite.options.argsMatch);
  const found = checkLiterals(
    tool,
    caseId,
    expected.named,
    mentionedBeside(call, expected.names, tool.schema),
  );
  if (call.args === null && expected.named.length === 0 && tool.schema.required.length > 0) {
    found.push({
      violation: "K4",
      severity: "error",
      caseId,
      tool: tool.name,
      path: null,
      group: JSON.stringify(["K4", tool.name]),
      message: `Case ${caseId} expects ${tool.name} without args, though the tool requires ${listed(tool.schema.required)}.`,
      fix: `Give the args of ${tool.name} that matter, or args: {} to ask for the required ones only.`,
    });
  }
  return found;
}

/** Parameters that only `optional_args` and `arg_types` name: a renamed one would be passed over in silence. */
function mentionedBeside(call: ExpectedCall, names: ReadonlySet<string>, schema: Schema): Set<string> {
  const isParameter = (name: string) => names.has(name) || schema.property(name) !== null;
  const typed = Object.keys(call.argTypes).map((path) => parseRulePath(path, isParameter)[0]);
  const keys = [...call.optionalArgs, ...typed].filter((key) => typeof key === "string");
  return new Set(keys.filter((key) => !names.has(key)));
}

function unknownTool(suite: CompiledSuite, caseId: string, name: string): Violation {
  const near = [...suite.tools.keys()].find((known) => isNameVariant(name, known));
  return {
    violation: "K1",
    severity: "error",
    caseId,
    tool: name,
    path: null,
    group: JSON.stringify(["K1", name]),
    message: `Case ${caseId} expects the tool ${preview(name)}, which is not registered.`,
    fix:
      near === undefined
        ? `Register ${preview(name)}, or expect a tool that is.`
        : `Expect ${near}, which is registered.`,
  };
}

function listed(names: readonly string[]): string {
  return preview(names.join(", "));
}

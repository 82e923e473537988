import type { MadeCall } from "./call.ts";
import { dispatch } from "./dispatch.ts";
import type { Step } from "./scenario.ts";
import { TOOLS } from "./tools/registry.ts";
import type { Arguments } from "./value.ts";

export type HarnessVerdict = { readonly verdict: "pass" | "fail"; readonly reason: string | null };

/**
 * What the suite's own test says: `assert calls == expected`, names and parsed arguments, one by one. It knows no
 * types but its language's, no order but the list's, and no default.
 */
export function harnessVerdict(expected: readonly Step[], calls: readonly MadeCall[]): HarnessVerdict {
  if (calls.length !== expected.length) {
    return { verdict: "fail", reason: `expected ${expected.length} calls, got ${calls.length}` };
  }
  for (const [index, step] of expected.entries()) {
    const call = calls[index];
    if (call?.name !== step.tool) {
      return { verdict: "fail", reason: `call ${index + 1}: expected ${step.tool}, got ${call?.name}` };
    }
    if (call.cutOff || !sameArguments(step.tool, step.args, call.raw)) {
      return { verdict: "fail", reason: `call ${index + 1}: arguments differ` };
    }
  }
  return { verdict: "pass", reason: null };
}

function sameArguments(tool: string, expected: Arguments, raw: string): boolean {
  const actual: unknown = JSON.parse(raw);
  if (typeof actual !== "object" || actual === null) return false;
  const definition = TOOLS.get(tool);
  const wanted = Object.entries(definition ? dispatch(definition, expected) : expected);
  const given = new Map(Object.entries(actual));
  return (
    given.size === wanted.length &&
    wanted.every(([key, value]) => given.has(key) && JSON.stringify(given.get(key)) === JSON.stringify(value))
  );
}

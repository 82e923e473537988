import { argumentsOf } from "./arguments-of.ts";
import { compileRules } from "./compile-rules.ts";
import type { CompiledCase } from "./compiled-case.ts";
import { effectOfCall } from "./effect-of-call.ts";
import { NORMALIZERS } from "./normalizers/registry.ts";
import type { PreparedCall, PreparedRecord } from "./prepared-record.ts";
import type { RuleNode } from "./rule-node.ts";
import { valueKey } from "./value-key.ts";

export type Repeat = { readonly call: PreparedCall; readonly earlier: PreparedCall };

/**
 * Calls equal to an earlier one with no side-effecting call in between (G21): same name, equivalent arguments
 * under the instrument's rules. Arguments that can't be read are equal where their text is.
 */
export function repeatsOf(compiled: CompiledCase, { calls }: PreparedRecord): Repeat[] {
  const { suite } = compiled;
  if (calls.length < 2) return [];
  const byName = new Map<string, number>();
  for (const { call } of calls) byName.set(call.name, (byName.get(call.name) ?? 0) + 1);
  if (byName.size === calls.length) return [];
  const found: Repeat[] = [];
  const latest = new Map<string, number>();
  const rules = new Map<string, RuleNode | null>();
  let lastSideEffect = -1;
  calls.forEach((prepared, place) => {
    const { name } = prepared.call;
    if ((byName.get(name) ?? 0) > 1) {
      if (!rules.has(name)) rules.set(name, rulesOf(compiled, name));
      const key = JSON.stringify([name, keyOf(prepared, rules.get(name) ?? null)]);
      const before = latest.get(key);
      const earlier = before === undefined ? undefined : calls[before];
      // The last side effect may be the earlier call itself: then nothing lies in between.
      if (before !== undefined && earlier !== undefined && lastSideEffect <= before) {
        found.push({ call: prepared, earlier });
      }
      latest.set(key, place);
    }
    const effect = effectOfCall(suite, name);
    if (effect === "side_effecting" || effect === "unregistered") lastSideEffect = place;
  });
  return found;
}

function keyOf(prepared: PreparedCall, rules: RuleNode | null): string {
  const read = argumentsOf(prepared);
  if (read.object === null) return `!${prepared.call.argumentsRaw ?? ""}`;
  return valueKey(read.object, read.text, rules);
}

function rulesOf({ instrument, suite }: CompiledCase, name: string): RuleNode | null {
  const rules = Object.hasOwn(instrument.rules, name) ? instrument.rules[name] : undefined;
  if (rules === undefined) return null;
  const schema = suite.tools.get(name)?.schema ?? null;
  return compileRules(rules, NORMALIZERS, (path) => schema?.property(path) != null);
}

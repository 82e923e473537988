import { jsonEqual } from "../json/json-equal.ts";
import { argumentsOf } from "./arguments-of.ts";
import { compileRules } from "./compile-rules.ts";
import type { CompiledCase } from "./compiled-case.ts";
import { effectOfCall } from "./effect-of-call.ts";
import { NORMALIZERS } from "./normalizers/registry.ts";
import type { PreparedCall, PreparedRecord } from "./prepared-record.ts";
import type { RuleNode } from "./rule-node.ts";
import { valueKey } from "./value-key.ts";

type Repeat = { readonly call: PreparedCall; readonly earlier: PreparedCall };

/** Up to here each call is held against those before it; beyond, calls are found by their key. */
const FEW_CALLS = 32;

/**
 * Calls equal to an earlier one with no side-effecting call in between (G21): same name, equivalent arguments
 * under the instrument's rules. Arguments that can't be read are equal where their text is.
 */
export function repeatsOf(compiled: CompiledCase, { calls }: PreparedRecord): Repeat[] {
  const keys: Keys = { compiled, rules: new Map(), of: [] };
  return calls.length > FEW_CALLS ? byKey(keys, calls) : byPairs(keys, calls);
}

type Keys = {
  readonly compiled: CompiledCase;
  readonly rules: Map<string, RuleNode | null>;
  readonly of: (string | undefined)[];
};

function byPairs(keys: Keys, calls: readonly PreparedCall[]): Repeat[] {
  const found: Repeat[] = [];
  // A side effect between two calls parts them; the side-effecting call itself may be the earlier one.
  let from = 0;
  for (let place = 0; place < calls.length; place += 1) {
    const call = calls[place];
    if (call === undefined) continue;
    for (let before = place - 1; before >= from; before -= 1) {
      const earlier = calls[before];
      if (earlier === undefined || earlier.call.name !== call.call.name) continue;
      if (!isSame(keys, earlier, before, call, place)) continue;
      found.push({ call, earlier });
      break;
    }
    if (hasSideEffect(keys.compiled, call)) from = place;
  }
  return found;
}

function isSame(keys: Keys, a: PreparedCall, placeA: number, b: PreparedCall, placeB: number): boolean {
  if (a.call.argumentsRaw === b.call.argumentsRaw) return true;
  if (ruleOf(keys, a.call.name) !== null) return keyOf(keys, a, placeA) === keyOf(keys, b, placeB);
  // Without rules equal keys are equal values, which are told apart sooner than keys are made.
  const one = argumentsOf(a).object;
  const other = argumentsOf(b).object;
  return one !== null && other !== null && jsonEqual(one, other);
}

function ruleOf({ compiled, rules }: Keys, name: string): RuleNode | null {
  const known = rules.get(name);
  if (known !== undefined) return known;
  const rule = rulesOf(compiled, name);
  rules.set(name, rule);
  return rule;
}

function byKey(keys: Keys, calls: readonly PreparedCall[]): Repeat[] {
  const found: Repeat[] = [];
  const latest = new Map<string, number>();
  let from = 0;
  for (let place = 0; place < calls.length; place += 1) {
    const call = calls[place];
    if (call === undefined) continue;
    const key = JSON.stringify([call.call.name, keyOf(keys, call, place)]);
    const before = latest.get(key);
    const earlier = before === undefined ? undefined : calls[before];
    if (before !== undefined && earlier !== undefined && before >= from) found.push({ call, earlier });
    latest.set(key, place);
    if (hasSideEffect(keys.compiled, call)) from = place;
  }
  return found;
}

function hasSideEffect({ suite }: CompiledCase, { call }: PreparedCall): boolean {
  const effect = effectOfCall(suite, call.name);
  return effect === "side_effecting" || effect === "unregistered";
}

function keyOf(keys: Keys, prepared: PreparedCall, place: number): string {
  const known = keys.of[place];
  if (known !== undefined) return known;
  const { name, argumentsRaw } = prepared.call;
  const rule = ruleOf(keys, name);
  const read = argumentsOf(prepared);
  const key = read.object === null ? `!${argumentsRaw ?? ""}` : valueKey(read.object, read.text, rule);
  keys.of[place] = key;
  return key;
}

function rulesOf({ instrument, suite }: CompiledCase, name: string): RuleNode | null {
  const rules = Object.hasOwn(instrument.rules, name) ? instrument.rules[name] : undefined;
  if (rules === undefined) return null;
  const schema = suite.tools.get(name)?.schema ?? null;
  return compileRules(rules, NORMALIZERS, (path) => schema?.property(path) != null);
}

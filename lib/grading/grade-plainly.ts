import { argumentsOf } from "./arguments-of.ts";
import type { CompiledCase } from "./compiled-case.ts";
import { meetsExpected } from "./meets-expected.ts";
import type { PreparedRecord } from "./prepared-record.ts";
import type { Finding, GradeResult, Pair, Signal } from "./result.ts";

/** More calls than these are worth the full way, which indexes them. */
const MAX_CALLS = 16;
/** Shorter texts may be a form worth a note (`null`, white space). */
const SHORT = 8;
const NO_FINDINGS: readonly Finding[] = Object.freeze([]);
const NO_SIGNALS: readonly Signal[] = Object.freeze([]);
const ONE_PAIR: readonly Pair[] = Object.freeze([Object.freeze({ expectedIndex: 0, callIndex: 0 })]);

/**
 * The quick way for a record that is plainly right: every expected call was made once with right arguments, every
 * other call is one that does not count, no two of those share a name, and there is nothing to signal. Gives the
 * same result as the full way; null where that must look. Most records of most suites end here.
 */
export function gradePlainly(compiled: CompiledCase, record: PreparedRecord): GradeResult | null {
  const { calls } = record;
  const alternative = compiled.alternatives[0];
  const single = alternative?.single ?? null;
  if (alternative === undefined || single === null || record.hasLog || record.hasHandler) return null;
  const { expected } = alternative;
  const count = calls.length;
  if (count > MAX_CALLS || expected.length > count) return null;
  const { source, suite } = compiled;
  const forbids = source.forbidOtherSideEffects;
  if ((source.ordered && expected.length > 1) || (expected.length === 0 && !forbids)) return null;
  let met = 0;
  for (let place = 0; place < count; place += 1) {
    const prepared = calls[place];
    if (prepared === undefined) return null;
    const { call } = prepared;
    if (call.argumentsReceived !== null || call.dispatchedName !== null) return null;
    for (let other = 0; other < place; other += 1) if (calls[other]?.call.name === call.name) return null;
    const one = single.get(call.name);
    if (one !== undefined) {
      if (!meetsExpected(one, argumentsOf(prepared))) return null;
      met += 1;
    } else if (call.argumentsRaw === null || call.argumentsRaw.length <= SHORT) return null;
    else if (prepared.read !== null && prepared.read.form !== "object") return null;
    else if (forbids && suite.tools.get(call.name)?.effect !== "read_only") return null;
  }
  if (met !== expected.length) return null;
  return {
    verdict: "pass",
    reason: null,
    claims: alternative.passing,
    findings: NO_FINDINGS,
    signals: NO_SIGNALS,
    alternative: alternative.index,
    pairs: count === 1 && met === 1 ? ONE_PAIR : pairsOf(record, compiled),
  };
}

function pairsOf({ calls }: PreparedRecord, compiled: CompiledCase): Pair[] {
  const alternative = compiled.alternatives[0];
  const pairs: Pair[] = [];
  for (const one of alternative?.expected ?? []) {
    const prepared = calls.find(({ call }) => call.name === one.name);
    if (prepared !== undefined) pairs.push({ expectedIndex: one.index, callIndex: prepared.index });
  }
  for (const { call, index } of calls) {
    if (alternative?.single?.has(call.name) !== true) pairs.push({ expectedIndex: null, callIndex: index });
  }
  return pairs;
}

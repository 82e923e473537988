import { checkCase } from "./check-case.ts";
import { compileExpected } from "./compile-expected.ts";
import { compileRules } from "./compile-rules.ts";
import type { CompiledAlternative, CompiledCase } from "./compiled-case.ts";
import type { CompiledSuite } from "./compiled-suite.ts";
import { expectsNothingYet } from "./expects-nothing-yet.ts";
import type { Instrument } from "./instrument.ts";
import type { CaseObject, ExpectedCall } from "./model.ts";
import { NORMALIZERS } from "./normalizers/registry.ts";
import { passingClaims } from "./passing-claims.ts";
import type { Violation } from "./result.ts";
import type { RuleNode } from "./rule-node.ts";

/**
 * Reads a case once under one instrument, so that grading its records is quick. `violations` are those of the
 * case (`checkCase`), handed over where they are known already; an error among them makes the case's records
 * ungraded under every instrument but `harness`, whose verdict is not made here. So are those of a found case.
 *
 * Under `equivalent` and `effect` every alternative is compiled (G18), else the first only. Never throws.
 */
export function compileCase(
  suite: CompiledSuite,
  instrument: Instrument,
  source: CaseObject,
  violations: readonly Violation[] = checkCase(suite, source),
): CompiledCase {
  const all = [...(source.expectToolCalls === null ? [] : [source.expectToolCalls]), ...source.accept];
  const tried = instrument.level === "equivalent" || instrument.level === "effect" ? all : all.slice(0, 1);
  const error = violations.find((violation) => violation.severity === "error");
  return {
    suite,
    instrument,
    source,
    broken: whyBroken(source, error),
    alternatives: tried.map((calls, index) => compileAlternative(suite, instrument, source, calls, index)),
  };
}

function whyBroken(source: CaseObject, error: Violation | undefined): string | null {
  if (error !== undefined) return `The contract is broken (${error.violation}): ${error.message}`;
  return expectsNothingYet(source) ? "No expectation has come yet for this case." : null;
}

function compileAlternative(
  suite: CompiledSuite,
  instrument: Instrument,
  source: CaseObject,
  calls: readonly ExpectedCall[],
  index: number,
): CompiledAlternative {
  const rules = new Map<string, RuleNode | null>();
  const byName = new Map<string, number[]>();
  const expected = calls.map((call, place) => {
    const tool = suite.tools.get(call.name) ?? null;
    if (!rules.has(call.name)) rules.set(call.name, rulesOf(instrument, call.name, suite));
    const same = byName.get(call.name);
    if (same === undefined) byName.set(call.name, [place]);
    else same.push(place);
    return compileExpected(call, place, tool, rules.get(call.name) ?? null, instrument.options.argsMatch);
  });
  const single =
    byName.size === expected.length ? new Map(expected.map((one) => [one.name, one] as const)) : null;
  const passing = passingClaims(expected, source, instrument);
  return { index, expected, byName, single, variants: new Map(), passing };
}

function rulesOf(instrument: Instrument, name: string, suite: CompiledSuite): RuleNode | null {
  const rules = Object.hasOwn(instrument.rules, name) ? instrument.rules[name] : undefined;
  if (rules === undefined) return null;
  const schema = suite.tools.get(name)?.schema ?? null;
  return compileRules(rules, NORMALIZERS, (path) => schema?.property(path) != null);
}

import { checkCase } from "./check-case.ts";
import { checkSuite } from "./check-suite.ts";
import type { CompiledSuite } from "./compiled-suite.ts";
import type { CaseObject } from "./model.ts";
import type { Violation } from "./result.ts";

/**
 * All that a suite's tools and cases contradict (K1–K7), tools first; lazily, so that any number of cases
 * streams. `group` is equal for violations that one change mends.
 */
export function* checkContract(suite: CompiledSuite, cases: Iterable<CaseObject>): Generator<Violation> {
  yield* checkSuite(suite);
  for (const source of cases) yield* checkCase(suite, source);
}

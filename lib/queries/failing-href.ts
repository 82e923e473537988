import { failuresHref } from "./failures-href.ts";
import type { Scope } from "./scope.ts";
import { scopeHref } from "./scope-href.ts";

/**
 * Where the failing units behind a rate are: the Failures page; for a harness, whose failures bear no findings, the
 * list of records. `runs` narrows the scope.
 */
export function failingHref(scope: Scope, runs?: readonly string[]): string {
  const values = runs ? { ...scope.values, runs: [...runs] } : scope.values;
  if (scope.instrument.level !== "harness") return failuresHref(scope.suite.name, values);
  return scopeHref(scope.suite.name, "records", values, { verdict: "fail" });
}

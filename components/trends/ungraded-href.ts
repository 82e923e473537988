import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";

/** Where the records of these runs (stored ids) are that the scope's instrument could not grade. */
export function ungradedHref({ suite, values }: Scope, runs: readonly string[]): string {
  return scopeHref(suite.name, "records", { ...values, runs: [...runs] }, { verdict: "ungraded" });
}

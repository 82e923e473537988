import { createSerializer } from "nuqs/server";
import { scopeParams } from "./scope-params.ts";
import type { ScopeValues } from "./scope-values.ts";
import { suitePath } from "./suite-path.ts";

const serialize = createSerializer(scopeParams);

/**
 * The address of a page of a suite (`""`, `failures`, `records/a/b`, …: already encoded) that keeps the scope.
 * `more` adds the page's own parameters; null and undefined are left out.
 */
export function scopeHref(
  suite: string,
  page: string,
  scope: Partial<ScopeValues> = {},
  more: Readonly<Record<string, string | null | undefined>> = {},
): string {
  const path = `${suitePath(suite)}${page === "" ? "" : `/${page}`}${serialize(scope)}`;
  const own = Object.entries(more).flatMap(([name, value]) =>
    value == null ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return own.length === 0 ? path : `${path}${path.includes("?") ? "&" : "?"}${own.join("&")}`;
}

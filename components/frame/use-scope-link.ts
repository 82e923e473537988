"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { createSerializer } from "nuqs";
import { scopeParams } from "@/lib/queries/scope-params";
import type { ScopeValues } from "@/lib/queries/scope-values";

const serialize = createSerializer(scopeParams);

/** The present address with another scope: filters stay, the place in a list does not. */
export function useScopeLink(): (change: Partial<ScopeValues>) => string {
  const pathname = usePathname();
  const search = useSearchParams();
  return (change) => {
    const kept = new URLSearchParams(search);
    for (const name of ["after", "before", "cursor"]) kept.delete(name);
    return serialize(`${pathname}?${kept}`, change);
  };
}

"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { createSerializer } from "nuqs";
import { type RulesParams, rulesParams } from "@/lib/queries/rules/rules-params";

const serialize = createSerializer(rulesParams);

/** The present address with other parameters of the page; the draft goes along. */
export function useRulesLink(): (
  change: { readonly [K in keyof RulesParams]?: RulesParams[K] | null },
) => string {
  const pathname = usePathname();
  const search = useSearchParams();
  return (change) => serialize(`${pathname}?${search}`, change);
}

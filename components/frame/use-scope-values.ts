"use client";
import { useQueryStates } from "nuqs";
import { scopeParams } from "@/lib/queries/scope-params";
import type { ScopeValues } from "@/lib/queries/scope-values";

/** The scope in the address bar. */
export function useScopeValues(): ScopeValues {
  return useQueryStates(scopeParams)[0];
}

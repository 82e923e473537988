"use client";
import { createContext, useContext } from "react";

/** The suite whose rules are shown. */
export const SuiteNameContext = createContext("");

export function useSuiteName(): string {
  return useContext(SuiteNameContext);
}

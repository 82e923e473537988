"use client";
import { useQueryStates } from "nuqs";
import { type ReactNode, useCallback, useMemo, useTransition } from "react";
import { failuresParams } from "@/lib/queries/failures-params";
import { type FailuresNavigation, FailuresNavigationContext } from "./failures-navigation";

const CLEARED = {
  claim: null,
  kind: null,
  tool: null,
  path: null,
  case: null,
  signal: null,
  witness: null,
  model: null,
  signature: null,
  q: null,
  open: null,
} as const;

/** One place for the page's URL: what is shown stays until what was asked for is there. */
export function FailuresNavigationProvider({
  suite,
  children,
}: {
  readonly suite: string;
  readonly children: ReactNode;
}) {
  const [pending, startTransition] = useTransition();
  const [params, setParams] = useQueryStates(failuresParams, {
    shallow: false,
    scroll: false,
    history: "push",
    startTransition,
  });
  const change = useCallback<FailuresNavigation["change"]>(
    (next, { replace = false, shallow = false } = {}) => {
      void setParams(next, { history: replace ? "replace" : "push", shallow });
    },
    [setParams],
  );
  const clear = useCallback(() => void setParams(CLEARED), [setParams]);
  const value = useMemo(
    () => ({ suite, params, pending, change, clear }),
    [suite, params, pending, change, clear],
  );
  return <FailuresNavigationContext value={value}>{children}</FailuresNavigationContext>;
}

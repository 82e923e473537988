"use client";
import { type RefObject, useEffect } from "react";
import { useActiveTooltipDataPoints } from "recharts";

type Props = { readonly active: RefObject<number | null> };

/** Keeps in `active` the place that pointer or arrow keys are at, for the key that opens it. */
export function ActivePlace({ active }: Props) {
  const points = useActiveTooltipDataPoints<{ readonly at: number }>();
  const at = points?.[0]?.at ?? null;
  useEffect(() => {
    active.current = at;
  }, [active, at]);
  return null;
}

"use client";
import { type RefObject, useEffect } from "react";
import { useActiveTooltipLabel, useIsTooltipActive } from "recharts";

type Props = { readonly active: RefObject<number | null> };

/** Keeps in `active` the place that pointer or arrow keys are at, for the key that opens it. */
export function ActivePlace({ active }: Props) {
  const shown = useIsTooltipActive();
  const label = useActiveTooltipLabel();
  useEffect(() => {
    active.current = shown && label !== undefined ? Number(label) : null;
  }, [active, shown, label]);
  return null;
}

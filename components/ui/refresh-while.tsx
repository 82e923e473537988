"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

type Props = { readonly active: boolean; readonly everyMs?: number };

/** Reads the page anew from time to time while something on it is at work and the tab is looked at. */
export function RefreshWhile({ active, everyMs = 1500 }: Props) {
  const router = useRouter();
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") router.refresh();
    }, everyMs);
    return () => clearInterval(timer);
  }, [active, everyMs, router]);
  return null;
}

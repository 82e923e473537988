"use client";
import { type ComponentProps, useSyncExternalStore } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { ReviewScreen } from "./review-screen";

const never = () => () => {};

/** Waits for the browser: what was not sent yet is known there only. */
export function ReviewGate(props: ComponentProps<typeof ReviewScreen>) {
  const mounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!mounted) {
    return (
      <div role="status" aria-label="Reading the next item" className="space-y-3">
        <Skeleton className="h-6 w-80" />
        <Skeleton className="h-48" />
      </div>
    );
  }
  return <ReviewScreen {...props} />;
}

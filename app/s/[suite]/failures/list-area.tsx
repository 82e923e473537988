"use client";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { useFailuresNavigation } from "./use-failures-navigation";
import { useListKeys } from "./use-list-keys";

/** Where the list stands: says when it is of the filter before, and takes the keys. */
export function ListArea({ children }: { readonly children: ReactNode }) {
  const { pending } = useFailuresNavigation();
  const area = useListKeys();
  return (
    <div
      ref={area}
      aria-busy={pending}
      className={cn("order-3 min-w-0 xl:order-none", pending && "opacity-60")}
    >
      {children}
      <p role="status" className="sr-only">
        {pending ? "Reading" : ""}
      </p>
    </div>
  );
}

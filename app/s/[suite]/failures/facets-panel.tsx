"use client";
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { activeFilters } from "./active-filters";
import { useFailuresNavigation } from "./use-failures-navigation";

/** The facets: beside the list, or behind a button where there is no room beside it. */
export function FacetsPanel({ children }: { readonly children: ReactNode }) {
  const { params } = useFailuresNavigation();
  const [open, setOpen] = useState(false);
  const count = activeFilters(params).length;
  return (
    <aside aria-label="Facets" className="md:w-60 md:shrink-0">
      <Button
        aria-expanded={open}
        aria-controls="facets"
        onClick={() => setOpen(!open)}
        className="w-full md:hidden"
      >
        <SlidersHorizontal aria-hidden />
        {open ? "Hide filters" : count === 0 ? "Filters" : `Filters (${count})`}
      </Button>
      <div
        id="facets"
        className={cn(
          "md:sticky md:top-11 md:block md:max-h-[calc(100dvh-44px)] md:overflow-y-auto md:overscroll-contain md:pt-2 md:pr-3 md:pb-6",
          !open && "hidden",
        )}
      >
        {children}
      </div>
    </aside>
  );
}

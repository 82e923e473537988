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
    <aside aria-label="Facets" className="order-2 xl:order-none xl:w-56 xl:shrink-0">
      <Button
        aria-expanded={open}
        aria-controls="facets"
        onClick={() => setOpen(!open)}
        className="w-full xl:hidden"
      >
        <SlidersHorizontal aria-hidden />
        {open ? "Hide filters" : count === 0 ? "Filters" : `Filters (${count})`}
      </Button>
      <div
        id="facets"
        className={cn(
          "xl:sticky xl:top-11 xl:block xl:max-h-[calc(100dvh-44px)] xl:overflow-y-auto xl:overscroll-contain xl:pt-2 xl:pr-3 xl:pb-6",
          !open && "hidden",
        )}
      >
        {children}
      </div>
    </aside>
  );
}

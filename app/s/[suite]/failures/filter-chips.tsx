"use client";
import { X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { Literal } from "@/components/ui/literal";
import { activeFilters } from "./active-filters";
import { facetWords } from "./facet-words";
import { useFailuresNavigation } from "./use-failures-navigation";

const LONGEST = 60;

/** What the list is narrowed to, each part with a button that drops it. */
export function FilterChips() {
  const { params, change, clear } = useFailuresNavigation();
  const active = activeFilters(params);
  if (active.length === 0) return null;
  return (
    <ul aria-label="Filter" className="flex flex-wrap items-center gap-1">
      {active.map(({ name, value, without }) => {
        const title = name === "q" ? "text" : name === "witness" ? "log against wire" : name;
        const words = name === "q" || name === "signature" ? value : facetWords(name, value);
        return (
          <li key={`${name} ${value}`}>
            <button
              type="button"
              aria-label={`Drop ${title} ${words}`}
              onClick={() => change(without)}
              className="inline-flex h-6 max-w-80 items-center gap-1 rounded-md border border-line-strong bg-panel px-1.5 text-xs hover:bg-hover"
            >
              <span className="text-ink-3">{title}</span>
              <Literal className="truncate">{words.slice(0, LONGEST)}</Literal>
              <X aria-hidden className="size-3 shrink-0 text-ink-3" />
            </button>
          </li>
        );
      })}
      <li>
        <Button tone="quiet" size="sm" onClick={clear}>
          Clear all
          <span className="hidden md:inline">
            <Kbd>x</Kbd>
          </span>
        </Button>
      </li>
    </ul>
  );
}

"use client";
import { parseAsString, useQueryState } from "nuqs";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

type Item = {
  readonly name: string;
  readonly title: string;
  /** All that the search looks through, in lower case. */
  readonly text: string;
  readonly body: ReactNode;
};

/** The formats whose words hold every word that is searched for; the search is in the address. */
export function SearchedFormats({ items }: { readonly items: readonly Item[] }) {
  const [search, setSearch] = useQueryState(
    "q",
    parseAsString.withDefault("").withOptions({ shallow: true, history: "replace" }),
  );
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = items.filter(({ text }) => words.every((word) => text.includes(word)));
  return (
    <>
      <div className="sticky top-0 z-10 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-1 bg-canvas px-4 py-2">
        <Input
          type="search"
          aria-label="Search the formats"
          placeholder="Search: otel, reward, tool_calls, schemas …"
          value={search}
          onChange={(event) => setSearch(event.target.value || null)}
          className="max-w-80"
          spellCheck={false}
          autoComplete="off"
        />
        <p aria-live="polite" className="text-xs text-ink-3">
          {found.length === items.length
            ? `${items.length} formats`
            : `${found.length} of ${items.length} formats`}
        </p>
      </div>
      {found.length > 0 && (
        <nav aria-label="Formats" className="mt-1 mb-4">
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {found.map(({ name, title }) => (
              <li key={name}>
                <a href={`#${name}`} className="link">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="space-y-6">
        {found.map(({ name, body }) => (
          <div key={name}>{body}</div>
        ))}
      </div>
      {found.length === 0 && (
        <div className="space-y-2 border-t py-4 text-ink-2">
          <p>
            No format says that. A table (CSV, TSV or JSON lines with columns of its own) is read with a
            mapping of its columns: see below.
          </p>
          <Button size="sm" onClick={() => setSearch(null)}>
            Show all formats
          </Button>
        </div>
      )}
    </>
  );
}

"use client";
import { Command } from "cmdk";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { formatsHref } from "@/components/formats/formats-href";
import { observeHref } from "@/components/observe/observe-href";
import { Dialog } from "@/components/ui/dialog";
import { Literal } from "@/components/ui/literal";
import { decodeStoredText } from "@/lib/json/decode-stored-text";
import { encodeStoredText } from "@/lib/json/encode-stored-text";
import { casePage } from "@/lib/queries/case-page";
import { failuresHref } from "@/lib/queries/failures-href";
import { recordPage } from "@/lib/queries/record-page";
import { scopeHref } from "@/lib/queries/scope-href";
import type { SearchHits } from "@/lib/queries/search-suite";
import { INNER_PAGES } from "./inner-pages";
import { PAGES } from "./pages";
import { PickerItem } from "./picker-item";
import { useScopeValues } from "./use-scope-values";

type Props = {
  readonly suite: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

const NOTHING: SearchHits = { runs: [], tools: [], cases: [], records: [] };
const GROUP =
  "[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-ink-3";

/** Goes anywhere: pages at once, runs, tools, cases and records as the server finds them. */
export function Palette({ suite, open, onOpenChange }: Props) {
  const router = useRouter();
  const scope = useScopeValues();
  const [text, setText] = useState("");
  const [found, setFound] = useState({ text: "", hits: NOTHING, failed: false });

  useEffect(() => {
    const wanted = text.trim();
    if (!open || wanted === "") return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(
          `/api/search?${new URLSearchParams({ suite: encodeStoredText(suite), q: wanted })}`,
          {
            signal: stop.signal,
          },
        );
        if (!response.ok) throw new Error(response.statusText);
        setFound({ text: wanted, hits: (await response.json()) as SearchHits, failed: false });
      } catch {
        if (!stop.signal.aborted) setFound({ text: wanted, hits: NOTHING, failed: true });
      }
    }, 120);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [open, suite, text]);

  const go = (href: string) => {
    onOpenChange(false);
    setText("");
    router.push(href);
  };
  const wanted = text.trim();
  const hits = wanted === "" ? NOTHING : found.hits;
  const pages = [...PAGES, ...INNER_PAGES].filter((page) =>
    page.text.toLowerCase().includes(wanted.toLowerCase()),
  );
  const guides = [
    { text: "Formats", href: formatsHref(suite) },
    { text: "Record at the boundary", href: observeHref(suite) },
  ].filter((guide) => guide.text.toLowerCase().includes(wanted.toLowerCase()));
  const item = (kind: string, name: string, href: string) => (
    <PickerItem key={`${kind} ${name}`} value={`${kind} ${name}`} onSelect={() => go(href)}>
      <Literal className="block truncate leading-5">{decodeStoredText(name)}</Literal>
    </PickerItem>
  );

  return (
    <Dialog title="Go to" open={open} onOpenChange={onOpenChange} className="p-3">
      <Command label="Go to" shouldFilter={false} loop>
        <Command.Input
          autoFocus
          value={text}
          onValueChange={setText}
          placeholder="Page, run, tool, case, record id"
          className="h-9 w-full rounded-md border border-line-strong bg-canvas px-3 placeholder:text-ink-3"
        />
        <Command.List label="Places" className="mt-2 max-h-[50vh] overflow-auto">
          <Command.Empty className="px-2 py-3 text-ink-3">
            {found.failed
              ? "The search failed: the server did not answer. Type on to try again."
              : found.text === wanted
                ? "Nothing of that name. Records are found by the beginning of their id."
                : "Searching…"}
          </Command.Empty>
          {(pages.length > 0 || guides.length > 0) && (
            <Command.Group heading="Pages" className={GROUP}>
              {pages.map(({ page, text: name }) => (
                <PickerItem
                  key={page}
                  value={`page ${name}`}
                  onSelect={() => go(scopeHref(suite, page, scope))}
                >
                  {name}
                </PickerItem>
              ))}
              {guides.map(({ text: name, href }) => (
                <PickerItem key={href} value={`page ${name}`} onSelect={() => go(href)}>
                  {name}
                </PickerItem>
              ))}
            </Command.Group>
          )}
          {hits.runs.length > 0 && (
            <Command.Group heading="Runs" className={GROUP}>
              {hits.runs.map((id) => item("run", id, scopeHref(suite, "", { ...scope, runs: [id] })))}
            </Command.Group>
          )}
          {hits.tools.length > 0 && (
            <Command.Group heading="Failures of a tool" className={GROUP}>
              {hits.tools.map((tool) => item("tool", tool, failuresHref(suite, { ...scope, tool: [tool] })))}
            </Command.Group>
          )}
          {hits.cases.length > 0 && (
            <Command.Group heading="Cases" className={GROUP}>
              {hits.cases.map((id) =>
                item("definition", id, scopeHref(suite, casePage(decodeStoredText(id)), scope)),
              )}
            </Command.Group>
          )}
          {hits.cases.length > 0 && (
            <Command.Group heading="Failures of a case" className={GROUP}>
              {hits.cases.map((id) => item("case", id, failuresHref(suite, { ...scope, case: [id] })))}
            </Command.Group>
          )}
          {hits.records.length > 0 && (
            <Command.Group heading="Records" className={GROUP}>
              {hits.records.map((id) =>
                item("record", id, scopeHref(suite, recordPage(decodeStoredText(id)), scope)),
              )}
            </Command.Group>
          )}
        </Command.List>
      </Command>
    </Dialog>
  );
}

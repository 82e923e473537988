"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Popover } from "@/components/ui/popover";
import { suitePath } from "@/lib/queries/suite-path";
import type { SuiteSummary } from "@/lib/queries/suite-summary";
import { PickerButton } from "./picker-button";
import { PickerItem } from "./picker-item";
import { PickerList } from "./picker-list";

type Props = { readonly suite: string; readonly suites: readonly SuiteSummary[] };

export function SuitePicker({ suite, suites }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const go = (href: string) => {
    setOpen(false);
    router.push(href);
  };
  return (
    <Popover
      label="Suites"
      open={open}
      onOpenChange={setOpen}
      className="p-0"
      trigger={
        <PickerButton aria-label={`Suite: ${suite}`} className="font-semibold">
          {suite}
        </PickerButton>
      }
    >
      <PickerList label="Suites" placeholder="Find a suite" empty="No suite of that name.">
        {suites.map(({ name, isDemo, runs }) => (
          <PickerItem key={name} value={name} chosen={name === suite} onSelect={() => go(suitePath(name))}>
            <span className="flex items-center gap-2">
              <span className="truncate">{name}</span>
              {isDemo && <Badge>demo</Badge>}
              <span className="ml-auto shrink-0 text-xs text-ink-3">
                {runs.toLocaleString("en")} {runs === 1 ? "run" : "runs"}
              </span>
            </span>
          </PickerItem>
        ))}
        <div aria-hidden className="my-1 border-t" />
        <PickerItem value="Add results" chosen={false} onSelect={() => go("/ingest")}>
          Add results…
        </PickerItem>
      </PickerList>
    </Popover>
  );
}

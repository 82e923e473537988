"use client";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Literal } from "@/components/ui/literal";
import { Popover } from "@/components/ui/popover";
import { compareHref } from "@/lib/queries/compare/compare-href";
import { MOVING_RUNS } from "@/lib/queries/moving-runs";
import { PickerButton } from "./picker-button";
import { PickerItem } from "./picker-item";
import { PickerList } from "./picker-list";
import type { RunChoice } from "./run-choice";
import { runsSaid } from "./runs-said";
import { useScopeLink } from "./use-scope-link";
import { useScopeValues } from "./use-scope-values";

type Props = {
  readonly suite: string;
  /** The newest ones. */
  readonly runs: readonly RunChoice[];
  readonly total: number;
};

const WORDS = [
  { runs: [], text: "All runs" },
  { runs: ["~newest"], text: "Newest run" },
  { runs: ["~last12"], text: "Last 12 runs" },
];

export function RunsPicker({ suite, runs, total }: Props) {
  const router = useRouter();
  const link = useScopeLink();
  const scope = useScopeValues();
  const chosen = scope.runs;
  const [open, setOpen] = useState(false);
  const single = chosen.filter((id) => !Object.hasOwn(MOVING_RUNS, id));

  // Newest first, as they stand in the list.
  const pair = single.length === 2 ? runs.filter((run) => single.includes(run.key)) : [];

  const choose = (next: string[]) => router.push(link({ runs: next }), { scroll: false });
  const toggle = (id: string) =>
    choose(single.includes(id) ? single.filter((other) => other !== id) : [...single, id]);

  return (
    <Popover
      label="Runs"
      open={open}
      onOpenChange={setOpen}
      className="w-96 p-0"
      trigger={
        <PickerButton aria-label={`Runs: ${runsSaid(chosen, total)}`}>{runsSaid(chosen, total)}</PickerButton>
      }
    >
      <PickerList
        label="Runs"
        placeholder="Find a run by id, model or sha"
        footer={
          <>
            {total > runs.length && (
              <p className="border-t px-3 py-1.5 text-xs text-ink-3">
                The newest {runs.length.toLocaleString("en")} of {total.toLocaleString("en")} runs.
              </p>
            )}
            {pair.length === 2 && (
              <p className="border-t px-3 py-1.5">
                <Link
                  href={compareHref(suite, { ...scope, a: pair[1]?.key, b: pair[0]?.key })}
                  onClick={() => setOpen(false)}
                  className="link"
                >
                  Compare these two
                </Link>
              </p>
            )}
          </>
        }
        empty={total > runs.length ? "Not among the newest runs: ⌘K searches all of them." : "No such run."}
      >
        {WORDS.map((word) => (
          <PickerItem
            key={word.text}
            value={word.text}
            chosen={word.runs.join() === chosen.join()}
            onSelect={() => {
              choose(word.runs);
              setOpen(false);
            }}
          >
            {word.text}
          </PickerItem>
        ))}
        <div aria-hidden className="my-1 border-t" />
        {runs.map((run) => (
          <PickerItem
            key={run.key}
            value={run.key}
            keywords={[run.model ?? "", run.gitSha ?? ""]}
            chosen={single.includes(run.key)}
            onSelect={() => toggle(run.key)}
          >
            <span className="flex items-baseline gap-2">
              <Literal className="truncate">{run.runId}</Literal>
              {run.incomplete && <Badge tone="warn">incomplete</Badge>}
              <span className="ml-auto shrink-0 text-xs text-ink-3">
                {run.model} {run.at.slice(0, 10)}
              </span>
            </span>
          </PickerItem>
        ))}
      </PickerList>
    </Popover>
  );
}

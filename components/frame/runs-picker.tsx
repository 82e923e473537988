"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Literal } from "@/components/ui/literal";
import { Popover } from "@/components/ui/popover";
import { MOVING_RUNS } from "@/lib/queries/moving-runs";
import { PickerButton } from "./picker-button";
import { PickerItem } from "./picker-item";
import { PickerList } from "./picker-list";
import type { RunChoice } from "./run-choice";
import { runsSaid } from "./runs-said";
import { useScopeLink } from "./use-scope-link";
import { useScopeValues } from "./use-scope-values";

type Props = { readonly runs: readonly RunChoice[]; readonly total: number };

const WORDS = [
  { runs: [], text: "All runs" },
  { runs: ["~newest"], text: "Newest run" },
  { runs: ["~last12"], text: "Last 12 runs" },
];

export function RunsPicker({ runs, total }: Props) {
  const router = useRouter();
  const link = useScopeLink();
  const chosen = useScopeValues().runs;
  const [open, setOpen] = useState(false);
  const single = chosen.filter((id) => !(id in MOVING_RUNS));

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
          total > runs.length && (
            <p className="border-t px-3 py-1.5 text-xs text-ink-3">
              The newest {runs.length.toLocaleString("en")} of {total.toLocaleString("en")} runs.
            </p>
          )
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

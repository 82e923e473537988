"use client";
import { PickerButton } from "@/components/frame/picker-button";
import { PickerItem } from "@/components/frame/picker-item";
import { PickerList } from "@/components/frame/picker-list";
import type { RunChoice } from "@/components/frame/run-choice";
import { Literal } from "@/components/ui/literal";
import { Popover } from "@/components/ui/popover";
import { useParamChoice } from "./use-param-choice";

type Props = {
  /** The parameter that holds the run's key. */
  readonly name: string;
  /** What the run is here, such as `A`. */
  readonly label: string;
  readonly chosen: { readonly key: string; readonly runId: string };
  /** The newest ones. */
  readonly runs: readonly RunChoice[];
  readonly total: number;
};

/** Chooses one run; the rest of the address stays, the place in a list does not. */
export function RunPick({ name, label, chosen, runs, total }: Props) {
  const { open, setOpen, choose } = useParamChoice(name);
  return (
    <Popover
      label={`Run ${label}`}
      open={open}
      onOpenChange={setOpen}
      className="w-96 p-0"
      trigger={
        <PickerButton
          aria-label={`Run ${label}: ${chosen.runId}`}
          className="max-w-72 border-line-strong bg-raised"
        >
          <span className="text-ink-3">{label}</span> <Literal>{chosen.runId}</Literal>
        </PickerButton>
      }
    >
      <PickerList
        label={`Run ${label}`}
        placeholder="Find a run by id, model or sha"
        empty={total > runs.length ? "Not among the newest runs." : "No such run."}
        footer={
          total > runs.length && (
            <p className="border-t px-3 py-1.5 text-xs text-ink-3">
              The newest {runs.length.toLocaleString("en")} of {total.toLocaleString("en")} runs; an older one
              by its id in the address.
            </p>
          )
        }
      >
        {runs.map((run) => (
          <PickerItem
            key={run.key}
            value={run.key}
            keywords={[run.model ?? "", run.gitSha ?? ""]}
            chosen={run.key === chosen.key}
            onSelect={() => choose(run.key)}
          >
            <span className="flex items-baseline gap-2">
              <Literal className="truncate">{run.runId}</Literal>
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

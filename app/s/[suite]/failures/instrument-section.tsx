"use client";
import { Count } from "@/components/ui/count";
import type { InstrumentCount } from "@/lib/queries/failures/count-instruments";
import { useFailuresNavigation } from "./use-failures-navigation";

type Props = { readonly counts: readonly InstrumentCount[]; readonly current: number };

/** The same filter under each instrument; exactly one is chosen. */
export function InstrumentSection({ counts, current }: Props) {
  const { change } = useFailuresNavigation();
  return (
    <fieldset className="py-1.5">
      <legend className="flex h-6 items-center pl-4.5 text-xs font-semibold">Instrument</legend>
      {counts.map(({ instrument, findings }) => (
        <label
          key={instrument.id}
          className="flex min-h-6 cursor-pointer items-center gap-2 rounded-sm px-0.5 hover:bg-hover"
        >
          <input
            type="radio"
            name="instrument"
            checked={instrument.id === current}
            onChange={() =>
              change({
                instrument: instrument.current
                  ? instrument.level
                  : `${instrument.level}.v${instrument.version}`,
                open: null,
              })
            }
            className="size-3.5 shrink-0 accent-accent"
          />
          {instrument.level} <span className="text-ink-3">v{instrument.version}</span>
          <span className="ml-auto text-xs text-ink-3">
            <Count value={findings} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

"use client";
import { INSTRUMENT_MEANINGS } from "@/components/frame/instrument-meanings";
import { PickerButton } from "@/components/frame/picker-button";
import { PickerItem } from "@/components/frame/picker-item";
import { PickerList } from "@/components/frame/picker-list";
import { Badge } from "@/components/ui/badge";
import { Popover } from "@/components/ui/popover";
import type { InstrumentRow } from "@/lib/queries/instrument-row";
import { useParamChoice } from "./use-param-choice";

type Props = {
  /** The parameter that holds the instrument. */
  readonly name: string;
  /** What the instrument is here, such as `old`. */
  readonly label: string;
  readonly chosen: InstrumentRow;
  readonly instruments: readonly InstrumentRow[];
};

/** Chooses one version of an instrument. */
export function InstrumentPick({ name, label, chosen, instruments }: Props) {
  const { open, setOpen, choose } = useParamChoice(name);
  const said = `${chosen.level} v${chosen.version}`;
  return (
    <Popover
      label={`Instrument ${label}`}
      open={open}
      onOpenChange={setOpen}
      className="w-96 p-0"
      trigger={
        <PickerButton aria-label={`Instrument ${label}: ${said}`} className="border-line-strong bg-raised">
          <span className="text-ink-3">{label}</span> {said}
        </PickerButton>
      }
    >
      <PickerList label={`Instrument ${label}`} placeholder="Find an instrument" empty="No such instrument.">
        {instruments.map((row) => (
          <PickerItem
            key={row.id}
            value={`${row.level} v${row.version}`}
            keywords={[INSTRUMENT_MEANINGS[row.level]]}
            chosen={row.id === chosen.id}
            onSelect={() => choose(`${row.level}.v${row.version}`)}
          >
            <span className="flex items-baseline gap-1.5">
              <span className="font-medium">{row.level}</span>
              <span className="text-xs text-ink-3">v{row.version}</span>
              {!row.current && <Badge>earlier</Badge>}
            </span>
            <span className="block text-xs text-ink-3">{INSTRUMENT_MEANINGS[row.level]}</span>
          </PickerItem>
        ))}
      </PickerList>
    </Popover>
  );
}

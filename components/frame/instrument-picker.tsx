"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Popover } from "@/components/ui/popover";
import { chooseInstrument } from "@/lib/queries/choose-instrument";
import type { InstrumentRow } from "@/lib/queries/instrument-row";
import { INSTRUMENT_MEANINGS } from "./instrument-meanings";
import { PickerButton } from "./picker-button";
import { PickerItem } from "./picker-item";
import { PickerList } from "./picker-list";
import { useScopeLink } from "./use-scope-link";
import { useScopeValues } from "./use-scope-values";

type Props = { readonly instruments: readonly InstrumentRow[] };

export function InstrumentPicker({ instruments }: Props) {
  const router = useRouter();
  const link = useScopeLink();
  const [open, setOpen] = useState(false);
  const chosen = chooseInstrument(instruments, useScopeValues().instrument);
  const name = `${chosen.level} v${chosen.version}`;
  return (
    <Popover
      label="Instruments"
      open={open}
      onOpenChange={setOpen}
      className="w-96 p-0"
      trigger={<PickerButton aria-label={`Instrument: ${name}`}>{name}</PickerButton>}
    >
      <PickerList label="Instruments" placeholder="Find an instrument" empty="No such instrument.">
        {instruments.map((row) => (
          <PickerItem
            key={row.id}
            value={`${row.level} v${row.version}`}
            keywords={[INSTRUMENT_MEANINGS[row.level]]}
            chosen={row.id === chosen.id}
            onSelect={() => {
              setOpen(false);
              router.push(link({ instrument: row.current ? row.level : `${row.level}.v${row.version}` }), {
                scroll: false,
              });
            }}
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

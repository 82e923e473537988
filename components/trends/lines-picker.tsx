"use client";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { createSerializer } from "nuqs";
import { useState } from "react";
import { INSTRUMENT_MEANINGS } from "@/components/frame/instrument-meanings";
import { PickerButton } from "@/components/frame/picker-button";
import { PickerItem } from "@/components/frame/picker-item";
import { PickerList } from "@/components/frame/picker-list";
import { Badge } from "@/components/ui/badge";
import { Popover } from "@/components/ui/popover";
import type { InstrumentRow } from "@/lib/queries/instrument-row";
import { trendsParams } from "@/lib/queries/trends/trends-params";
import { instrumentName } from "./instrument-name";

type Props = {
  /** Those that judge the unit. */
  readonly instruments: readonly InstrumentRow[];
  /** Ids of those that have a line. */
  readonly drawn: readonly number[];
  /** The scope's own: it always has one. */
  readonly own: number;
};

const serialize = createSerializer(trendsParams);

/** Which instruments are drawn. */
export function LinesPicker({ instruments, drawn, own }: Props) {
  const router = useRouter();
  const pathname = usePathname();
  const search = useSearchParams();
  const [open, setOpen] = useState(false);
  const toggle = (id: number) => {
    const next = instruments.filter((row) =>
      row.id === id ? !drawn.includes(id) || id === own : drawn.includes(row.id),
    );
    const usual = instruments.every((row) => next.includes(row) === (row.current || row.id === own));
    router.push(serialize(`${pathname}?${search}`, { lines: usual ? null : next.map(instrumentName) }), {
      scroll: false,
    });
  };
  const said = `${drawn.length} ${drawn.length === 1 ? "instrument" : "instruments"}`;
  return (
    <Popover
      label="Lines"
      open={open}
      onOpenChange={setOpen}
      className="w-96 p-0"
      trigger={<PickerButton aria-label={`Lines: ${said}`}>{said}</PickerButton>}
    >
      <PickerList label="Lines" placeholder="Find an instrument" empty="No such instrument.">
        {instruments.map((row) => (
          <PickerItem
            key={row.id}
            value={`${row.level} v${row.version}`}
            keywords={[INSTRUMENT_MEANINGS[row.level]]}
            chosen={drawn.includes(row.id)}
            onSelect={() => toggle(row.id)}
          >
            <span className="flex items-baseline gap-1.5">
              <span className="font-medium">{row.level}</span>
              <span className="text-xs text-ink-3">v{row.version}</span>
              {!row.current && <Badge>earlier</Badge>}
              {row.id === own && <Badge tone="accent">chosen above</Badge>}
            </span>
            <span className="block text-xs text-ink-3">{INSTRUMENT_MEANINGS[row.level]}</span>
          </PickerItem>
        ))}
      </PickerList>
    </Popover>
  );
}

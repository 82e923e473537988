import type { InstrumentRow } from "@/lib/queries/instrument-row";

/** An instrument as URLs name it: its level, or a fixed version where it is not the current one. */
export function instrumentName({ level, version, current }: InstrumentRow): string {
  return current ? level : `${level}.v${version}`;
}

type Props = { readonly at: Date; readonly seconds?: boolean };

/** A moment in UTC, the same on every screen: 2026-11-24 09:00. */
export function Timestamp({ at, seconds = false }: Props) {
  const iso = at.toISOString();
  return (
    <time dateTime={iso} title={iso} className="whitespace-nowrap">
      {iso.slice(0, 10)} <span className="text-ink-3">{iso.slice(11, seconds ? 19 : 16)}</span>
    </time>
  );
}

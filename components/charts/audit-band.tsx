import type { Audit } from "@/lib/queries/trends/audit";

type Props = {
  readonly audited: Audit["audited"];
  /** The share at the end of the axis. */
  readonly end: number;
};

/** The audited interval across one row; its borders are dashed where it holds for failures only. */
export function AuditBand({ audited: { low, high, scope }, end }: Props) {
  return (
    <span
      className={`absolute -inset-y-1 border-x border-ink-3 bg-[color-mix(in_srgb,var(--ink)_9%,transparent)] sm:-inset-y-1.5 ${scope === "full" ? "" : "border-dashed"}`}
      style={{ left: `${(100 * low) / end}%`, width: `${(100 * (high - low)) / end}%` }}
    />
  );
}

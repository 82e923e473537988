type Props = {
  /** Shares of the axis, 0 to 1. */
  readonly from: number;
  readonly to: number;
  readonly look: "measured" | "taken" | "added" | "audited" | "partial" | "unknown";
  readonly interval?: { readonly low: number; readonly high: number };
};

const HATCH =
  "bg-[repeating-linear-gradient(135deg,var(--ink-3)_0_1px,transparent_1px_5px)] border border-ink-3";
const LOOK: Readonly<Record<Props["look"], string>> = {
  measured: "bg-ink-3",
  taken: HATCH,
  added: "border border-accent bg-accent-soft",
  audited: "bg-accent",
  // Not drawn like a full estimate: it speaks of failures only.
  partial: "border border-dashed border-accent",
  unknown: "border border-dashed border-line-strong",
};

const share = (value: number) => `${100 * Math.max(0, Math.min(1, value))}%`;

/** One bar of a waterfall, with the interval of its end as a whisker. */
export function RateBar({ from, to, look, interval }: Props) {
  return (
    <span aria-hidden className="relative block h-4">
      <span
        className={`absolute inset-y-0.5 rounded-xs ${LOOK[look]}`}
        style={{ left: share(from), width: share(to - from) }}
      />
      {interval && (
        <span
          className="absolute top-1/2 h-2.5 -translate-y-1/2 border-x border-ink"
          style={{ left: share(interval.low), width: share(interval.high - interval.low) }}
        >
          <span className="absolute inset-x-0 top-1/2 border-t border-ink" />
        </span>
      )}
    </span>
  );
}

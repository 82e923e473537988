const FIRST_FIVE = ["count", "name", "value", "type", "extra"];

/** The name, beside the five claims' hues in their order. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 font-semibold tracking-tight">
      <span aria-hidden className="inline-flex gap-px">
        {FIRST_FIVE.map((claim) => (
          <span
            key={claim}
            className="h-3.5 w-1 rounded-[1px]"
            style={{ background: `var(--claim-${claim})` }}
          />
        ))}
      </span>
      Claimcheck
    </span>
  );
}

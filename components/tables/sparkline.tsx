type Props = {
  /** One number a run, the newest last. */
  readonly values: readonly number[];
};

const BAR = 3;
const GAP = 1;
const HEIGHT = 18;

/** Bars over the runs, each row on a scale of its own; the numbers are in its name. */
export function Sparkline({ values }: Props) {
  const highest = Math.max(1, ...values);
  return (
    <svg
      role="img"
      aria-label={`findings over the last ${values.length} runs: ${values.join(", ")}`}
      width={Math.max(1, values.length * (BAR + GAP) - GAP)}
      height={HEIGHT}
      className="inline-block max-w-full align-middle"
    >
      <title>{`${values.join(", ")} · newest run last`}</title>
      {values.map((value, place) => {
        const height = value === 0 ? 1 : Math.max(2, Math.round((value / highest) * HEIGHT));
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={place}
            x={place * (BAR + GAP)}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            fill={value === 0 ? "var(--line-strong)" : "var(--ink-3)"}
          />
        );
      })}
    </svg>
  );
}

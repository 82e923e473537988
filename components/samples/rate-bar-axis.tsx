/** The axis beneath the bars of a waterfall: shares from 0 on, in %. */
export function RateBarAxis({ marks }: { readonly marks: readonly number[] }) {
  const end = marks.at(-1) ?? 1;
  return (
    <span className="relative block h-5 border-t border-line-strong text-2xs text-ink-3">
      {marks.map((mark, at) => (
        <span
          key={mark}
          className={`absolute top-0 whitespace-nowrap ${at === 0 ? "" : at === marks.length - 1 ? "-translate-x-full" : "-translate-x-1/2"}`}
          style={{ left: `${(100 * mark) / end}%` }}
        >
          {Number((100 * mark).toFixed(2))} %
        </span>
      ))}
    </span>
  );
}

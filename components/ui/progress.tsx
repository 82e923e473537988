type Props = {
  readonly label: string;
  /** Null: how much there is is not known. */
  readonly part: number | null;
};

/** How far something is, from 0 to 1. */
export function Progress({ label, part }: Props) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={part === null ? undefined : Math.round(100 * part)}
      className="h-1.5 w-full overflow-hidden rounded-full bg-hover"
    >
      <div
        className="h-full bg-accent"
        style={{
          width: `${part === null ? 100 : 100 * Math.min(1, part)}%`,
          opacity: part === null ? 0.35 : 1,
        }}
      />
    </div>
  );
}

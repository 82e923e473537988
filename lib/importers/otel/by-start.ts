type Timed = { readonly start: bigint | null };

/** Orders by start to the nanosecond; what has no time comes last. A sort with it keeps the order of equals. */
export function byStart(a: Timed, b: Timed): number {
  if (a.start === null || b.start === null) return Number(a.start === null) - Number(b.start === null);
  return a.start < b.start ? -1 : a.start > b.start ? 1 : 0;
}

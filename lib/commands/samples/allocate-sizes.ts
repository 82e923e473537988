/**
 * Parts `wanted` units over strata of these sizes in proportion, each peopled stratum getting at least one, by
 * Adams's divisor method: more wanted never takes a unit from a stratum. `wanted` above the sum takes all.
 * RangeError where `wanted` is above 0 and below the number of peopled strata.
 *
 * @example allocateSizes([300, 100, 0], 8) // [6, 2, 0]
 */
export function allocateSizes(populations: readonly number[], wanted: number): number[] {
  const peopled = populations.filter((N) => N > 0).length;
  if (wanted > 0 && wanted < peopled) throw new RangeError(`${wanted} units can't cover ${peopled} strata`);
  const sizes = populations.map(() => 0);
  const total = populations.reduce((sum, N) => sum + N, 0);
  for (let given = 0; given < Math.min(wanted, total); given++) {
    let best = -1;
    let highest = 0;
    for (const [at, N] of populations.entries()) {
      const size = sizes[at] as number;
      const claim = N === 0 ? 0 : N / size;
      if (size < N && claim > highest) {
        best = at;
        highest = claim;
      }
    }
    sizes[best] = (sizes[best] as number) + 1;
  }
  return sizes;
}

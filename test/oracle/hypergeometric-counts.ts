/** In how many ways a draw of `n` out of `N` units, `K` of them marked, holds 0, 1, … n marked ones. */
export function hypergeometricCounts({ N, K, n }: { N: number; K: number; n: number }): bigint[] {
  const marked = choices(K);
  const others = choices(N - K);
  return Array.from({ length: n + 1 }, (_, x) => (marked[x] ?? 0n) * (others[n - x] ?? 0n));
}

/** The binomial coefficients of `size` over 0, 1, … size. */
function choices(size: number): bigint[] {
  const row = [1n];
  for (let k = 1; k <= size; k++) row.push(((row[k - 1] ?? 0n) * BigInt(size - k + 1)) / BigInt(k));
  return row;
}

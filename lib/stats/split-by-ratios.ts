/** Chances that sum to 1: fewer than x, exactly x, more than x. */
export type Split = { readonly below: number; readonly at: number; readonly above: number };

/** Terms this far under the sum can't move a double any more. */
const NEGLIGIBLE = 1e-18;

/**
 * How the chance of a count lies around `x`, for a distribution on the whole numbers `first` to `last` that is known
 * by the ratios of neighbouring terms: `up(k)` is P(k + 1) / P(k), `down(k)` is P(k − 1) / P(k). Sums outwards from
 * `mode` until the terms no longer count; the terms must fall on both sides of it. Nothing is checked.
 *
 * @example splitByRatios({ x: 1, mode: 1, first: 0, last: 2, up: () => 0.5, down: () => 0.5 }) // { below: 0.25, at: 0.5, above: 0.25 }
 */
export function splitByRatios(given: {
  x: number;
  mode: number;
  first: number;
  last: number;
  up: (k: number) => number;
  down: (k: number) => number;
}): Split {
  const { x, mode, first, last, up, down } = given;
  let below = 0;
  let at = 0;
  let above = 0;
  const add = (count: number, term: number) => {
    if (count < x) below += term;
    else if (count > x) above += term;
    else at += term;
    return term > NEGLIGIBLE * (below + at + above);
  };
  add(mode, 1);
  let term = 1;
  for (let k = mode; k < last; k++) {
    term *= up(k);
    if (!add(k + 1, term)) break;
  }
  term = 1;
  for (let k = mode; k > first; k--) {
    term *= down(k);
    if (!add(k - 1, term)) break;
  }
  const sum = below + at + above;
  return { below: below / sum, at: at / sum, above: above / sum };
}

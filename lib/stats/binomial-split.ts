/** Chances that sum to 1: fewer than x, exactly x, more than x. */
type Split = { readonly below: number; readonly at: number; readonly above: number };

/** Terms this far under the sum can't move a double any more. */
const NEGLIGIBLE = 1e-18;

/**
 * How the chance of a binomial count lies around `x`: of `trials` independent ones that each succeed with chance
 * `share`, fewer than, exactly, and more than `x` succeed. 0 ≤ x ≤ trials, whole numbers; 0 < share < 1; else a
 * RangeError. Built from the ratio of neighbouring terms outwards from the mode.
 *
 * @example binomialSplit({ trials: 2, x: 1, share: 0.5 }) // { below: 0.25, at: 0.5, above: 0.25 }
 */
export function binomialSplit(given: { trials: number; x: number; share: number }): Split {
  const { trials, x, share } = given;
  const whole = Number.isSafeInteger(trials) && Number.isSafeInteger(x);
  if (!whole || x < 0 || x > trials || !(share > 0 && share < 1)) {
    throw new RangeError(`not a binomial count: ${x} of ${trials} at ${share}`);
  }
  const mode = Math.min(trials, Math.floor((trials + 1) * share));
  const odds = share / (1 - share);
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
  for (let k = mode; k < trials; k++) {
    term *= ((trials - k) / (k + 1)) * odds;
    if (!add(k + 1, term)) break;
  }
  term = 1;
  for (let k = mode; k > 0; k--) {
    term *= k / (trials - k + 1) / odds;
    if (!add(k - 1, term)) break;
  }
  const sum = below + at + above;
  return { below: below / sum, at: at / sum, above: above / sum };
}

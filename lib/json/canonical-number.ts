/**
 * The one normal form of an exact decimal: value = ± `digits` × 10^`exponent`. `digits` has no leading and no
 * trailing zero; zero (`-0` too) is `{ negative: false, digits: "0", exponent: 0n }`.
 */
export type CanonicalNumber = {
  readonly negative: boolean;
  readonly digits: string;
  readonly exponent: bigint;
};

/**
 * Normal form of a JSON number literal of any size, without ever writing its exponent out: two literals are
 * equal as exact decimals if, and only if, their forms are. The literal must be a JSON number.
 *
 * @example canonicalNumber("-4200.0") // { negative: true, digits: "42", exponent: 2n }
 */
export function canonicalNumber(literal: string): CanonicalNumber {
  const negative = literal.charCodeAt(0) === 45;
  const mark = Math.max(literal.indexOf("e"), literal.indexOf("E"));
  const mantissa = literal.slice(negative ? 1 : 0, mark < 0 ? literal.length : mark);
  const dot = mantissa.indexOf(".");
  const all = dot < 0 ? mantissa : mantissa.slice(0, dot) + mantissa.slice(dot + 1);
  let first = 0;
  while (first < all.length && all.charCodeAt(first) === 48) first++;
  if (first === all.length) return { negative: false, digits: "0", exponent: 0n };
  let end = all.length;
  while (all.charCodeAt(end - 1) === 48) end--;
  const shift = all.length - end - (dot < 0 ? 0 : mantissa.length - dot - 1);
  const written = mark < 0 ? 0n : signedInteger(literal.slice(mark + 1));
  return { negative, digits: all.slice(first, end), exponent: written + BigInt(shift) };
}

/** `BigInt` takes no plus sign, and no minus sign is lost on zero. */
function signedInteger(text: string): bigint {
  return BigInt(text.startsWith("+") ? text.slice(1) : text);
}

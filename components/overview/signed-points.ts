/**
 * A difference of shares as text in percentage points with its sign: `+1.2`, `−0.4`, `0.0`.
 *
 * @example signedPoints(-0.0042) // "−0.4"
 */
export function signedPoints(difference: number): string {
  const text = Math.abs(100 * difference).toFixed(1);
  if (text === "0.0") return text;
  return `${difference < 0 ? "−" : "+"}${text}`;
}

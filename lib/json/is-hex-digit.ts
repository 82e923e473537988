/** Whether a UTF-16 code unit is one of `0–9 a–f A–F`. */
export function isHexDigit(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 97 && code <= 102) || (code >= 65 && code <= 70);
}

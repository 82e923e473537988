/**
 * Whether a text that is not JSON looks like a printed Python value: it begins with a bracket, a single quote
 * or a Python word, strings in single quotes or the words `True`, `False`, `None` stand in it, and no JSON or
 * JavaScript word does (outside its strings). One scan.
 *
 * @example readsAsPythonLiteral("{'q': 'tea', 'open': True}") // true
 * @example readsAsPythonLiteral("{'q': true}") // false
 */
export function readsAsPythonLiteral(text: string): boolean {
  if (!/^\s*(?:[{[('"]|True\b|False\b|None\b)/.test(text)) return false;
  let signs = false;
  let at = 0;
  while (at < text.length) {
    const c = text.charCodeAt(at);
    if (c === 34 || c === 39) {
      if (c === 39) signs = true;
      at = quotedEnd(text, at + 1, c);
    } else if (isLetter(c)) {
      const start = at;
      while (at < text.length && isLetter(text.charCodeAt(at))) at++;
      const word = text.slice(start, Math.min(at, start + 10));
      if (word === "true" || word === "false" || word === "null" || word === "undefined") return false;
      if (word === "True" || word === "False" || word === "None") signs = true;
    } else at++;
  }
  return signs;
}

function isLetter(c: number): boolean {
  return (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || c === 95;
}

/** Just after the closing quote, or the text's end. */
function quotedEnd(text: string, from: number, quote: number): number {
  for (let at = from; at < text.length; at++) {
    const c = text.charCodeAt(at);
    if (c === quote) return at + 1;
    if (c === 92) at++;
  }
  return text.length;
}

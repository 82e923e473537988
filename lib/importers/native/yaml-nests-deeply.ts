import { Lexer } from "yaml";

/** Deeper than any person nests YAML; the library recurses, and a stack that runs full can end the whole process. */
const MAX_LEVELS = 200;
const SCALAR_FOLLOWS = "\u001f";

/**
 * Whether YAML text nests deeper than 200 levels, told from its tokens alone: open brackets, and outside of
 * brackets the indentation and the indicators of one line.
 */
export function yamlNestsDeeply(text: string): boolean {
  let open = 0;
  let levels = 0;
  let atLineStart = true;
  let isScalar = false;
  for (const token of new Lexer().lex(text)) {
    if (isScalar) {
      isScalar = false;
      atLineStart = false;
    } else if (token === SCALAR_FOLLOWS) {
      isScalar = true;
    } else if (token === "[" || token === "{") {
      if (++open > MAX_LEVELS) return true;
    } else if (token === "]" || token === "}") {
      open = Math.max(0, open - 1);
    } else if (token === "\n" || token === "\r\n") {
      atLineStart = true;
      levels = 0;
    } else if (open === 0) {
      if (atLineStart && /^ +$/.test(token)) levels = token.length;
      else if (token === "-" || token === "?" || token === ":") levels++;
      if (levels > MAX_LEVELS * 2) return true;
      atLineStart = false;
    }
  }
  return false;
}

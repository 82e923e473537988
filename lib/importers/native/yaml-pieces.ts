/** A part of a YAML file that can be read by itself, with the line on which it begins. */
export type YamlPiece = { readonly text: string; readonly line: number };

const MARKER = /^(?:---|\.\.\.)(?=\s|$)/gm;
const ITEM = /^-(?=\s|$)/gm;
/** Looks like an alias; a false alarm only makes reading slower. */
const ALIAS = /(?:^|[\s,[{:-])\*[^\s,\]}*]/m;
/** Blank lines, comments and the marker in front of a document's content. */
const BEFORE_CONTENT = /^(?:(?:---|\.\.\.)?[ \t]*(?:#.*)?(?:\r?\n|$))*/;

/**
 * Cuts a YAML file into its documents, and those that are lists into their items, so that one item's error costs no
 * other and a long file needs little memory. An item of a list at the left margin can hold no other line that
 * begins with a dash there. Whatever uses aliases or directives stays whole, since its parts need each other.
 *
 * @example [...yamlPieces("- a\n- b\n")] // [{ text: "- a\n", line: 1 }, { text: "- b\n", line: 2 }]
 */
export function* yamlPieces(text: string): Generator<YamlPiece> {
  if (ALIAS.test(text) || /^%/m.test(text)) {
    yield { text, line: 1 };
    return;
  }
  let line = 1;
  for (const document of cut(text, MARKER)) {
    const content = BEFORE_CONTENT.exec(document)?.[0].length ?? 0;
    const isList = /^-(?:\s|$)/.test(document.slice(content, content + 2));
    for (const piece of isList ? cut(document, ITEM) : [document]) {
      yield { text: piece, line };
      line += lineBreaks(piece);
    }
  }
}

/** The parts of `text`, each but the first beginning with a match. */
function* cut(text: string, at: RegExp): Generator<string> {
  let from = 0;
  for (const match of text.matchAll(at)) {
    if (match.index > from) yield text.slice(from, match.index);
    from = match.index;
  }
  if (from < text.length) yield text.slice(from);
}

function lineBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

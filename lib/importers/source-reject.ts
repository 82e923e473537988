import type { Reject, SourceElement } from "./importer.ts";

const SHOWN = 2000;

/** The reject of one element; `offset` in its text moves the line to where the trouble is. */
export function sourceReject(
  element: SourceElement,
  what: {
    readonly code: string;
    readonly path: string | null;
    readonly message: string;
    readonly offset?: number;
  },
): Reject {
  return {
    file: element.file,
    line: element.line + lineBreaks(element.text, what.offset ?? 0),
    path: what.path,
    code: what.code,
    message: what.message,
    source: element.text.length > SHOWN ? element.text.slice(0, SHOWN) : element.text,
  };
}

function lineBreaks(text: string, before: number): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < before; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

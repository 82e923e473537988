import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const FOLDER = new URL("../../../../lib/observer/wire/", import.meta.url);
const SPECIFIER = /(?:from|import)\s*\(?\s*"([^"]+)"/g;

/** All files that one needs, for its types too, and what they name that is no file of the project. */
function needed(from: readonly URL[]): { files: string[]; foreign: string[] } {
  const open = [...from];
  const files = new Set(open.map(({ href }) => href));
  const foreign: string[] = [];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const [, specifier] of readFileSync(file, "utf8").matchAll(SPECIFIER)) {
      if (!specifier?.startsWith(".")) foreign.push(`${specifier} in ${file.pathname}`);
      else {
        const next = new URL(specifier, file);
        if (!files.has(next.href)) open.push(next);
        files.add(next.href);
      }
    }
  }
  return { files: [...files], foreign };
}

describe("lib/observer/wire", () => {
  const own = readdirSync(FOLDER).map((name) => new URL(name, FOLDER));

  it("needs no package, not even for types, so that any project can import it", () => {
    const { files, foreign } = needed(own);
    expect(foreign).toEqual([]);
    expect(files.length).toBeGreaterThan(own.length);
  });
});

const HIGHEST = 1000;

/** The spans above one, the nearest first. A circle ends where it closes. */
export function ancestors(id: string, parents: ReadonlyMap<string, string | null>): string[] {
  const found: string[] = [];
  const seen = new Set([id]);
  let at = parents.get(id) ?? null;
  while (at !== null && !seen.has(at) && found.length < HIGHEST) {
    seen.add(at);
    found.push(at);
    at = parents.get(at) ?? null;
  }
  return found;
}

import type { JsonPlace } from "../transcript/json-place.ts";

/**
 * The value at a path of names and list positions parted by dots; a field that has the whole path for its name comes
 * first. Null where there is none, or it is null.
 *
 * @example // fieldAt({"output": {"calls": [{"name": "f"}]}}, "output.calls.0.name") → "f"
 */
export function fieldAt(place: JsonPlace, path: string): JsonPlace | null {
  const own = place.get(path);
  if (own !== null) return own;
  let at: JsonPlace | null = place;
  for (const part of path.split(".")) {
    const next: JsonPlace | null | undefined = at?.isList ? at.items()[Number(part)] : at?.get(part);
    at = next ?? null;
    if (at === null || at.source() === "null") return null;
  }
  return at;
}

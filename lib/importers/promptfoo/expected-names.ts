import type { JsonPlace } from "../transcript/json-place.ts";

/**
 * The tools that a test's assertions want called: those of a `tool-call-f1` that asks for all of them and no other
 * (its threshold is 1 unless it says less). Null where nothing asks for that, where it lies in a file or a template,
 * or where two assertions want different tools.
 *
 * @example // [{"type":"tool-call-f1","value":"search, book"}] → ["search", "book"]
 */
export function expectedNames(assertions: readonly JsonPlace[]): readonly string[] | null {
  const wanted = new Map<string, readonly string[]>();
  for (const value of wantedValues(assertions)) {
    const names = namesIn(value);
    if (names === null) return null;
    const key = JSON.stringify(names.toSorted());
    if (!wanted.has(key)) wanted.set(key, names);
  }
  const [only] = wanted.values();
  return wanted.size === 1 && only !== undefined ? only : null;
}

function wantedValues(assertions: readonly JsonPlace[]): (JsonPlace | null)[] {
  return assertions.flatMap((assertion) => {
    const threshold = assertion.get("threshold")?.value;
    const type = assertion.get("type")?.string();
    // A set of assertions with a threshold asks for some of them only.
    if (type === "assert-set") {
      return threshold === undefined ? wantedValues(assertion.get("assert")?.items() ?? []) : [];
    }
    const isWhole = threshold === undefined || (typeof threshold === "number" && threshold >= 1);
    return type === "tool-call-f1" && isWhole ? [assertion.get("value")] : [];
  });
}

/** Each name once: the score is computed over sets. */
function namesIn(value: JsonPlace | null): string[] | null {
  const text = value?.string() ?? null;
  const names = text === null ? value?.items().map((item) => item.string()) : text.split(",");
  if (names === undefined || (text === null && value?.isList !== true)) return null;
  const trimmed = names.map((name) => name?.trim() ?? "");
  const isLiteral = trimmed.every(
    (name) => name !== "" && !name.includes("{{") && !name.startsWith("file://"),
  );
  if (!isLiteral) return text?.trim() === "" ? [] : null;
  return [...new Set(trimmed)];
}

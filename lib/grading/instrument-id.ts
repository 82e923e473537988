import { createHash } from "node:crypto";
import type { Instrument } from "./instrument.ts";

/**
 * The id of an instrument: its level and the first 16 hex digits of the SHA-256 of level, rules and options in
 * one canonical text, so that the order in which rules were declared changes nothing. Equal ids grade equally.
 *
 * @example instrumentId({ level: "claims", rules: {}, options }) // "claims-3f0c…"
 */
export function instrumentId(instrument: Omit<Instrument, "id">): string {
  const { level, rules, options } = instrument;
  const hash = createHash("sha256").update(canonical({ level, rules, options }));
  return `${level}-${hash.digest("hex").slice(0, 16)}`;
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    // The brace keeps an object apart from a list of pairs.
    return ["{", ...Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))];
  });
}

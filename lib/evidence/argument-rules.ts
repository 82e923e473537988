import type { ToolRules } from "../grading/instrument.ts";
import { parsePath } from "../json/parse-path.ts";
import { parsePathPattern } from "../json/parse-path-pattern.ts";
import { pathMatches } from "../json/path-matches.ts";
import { locate } from "./locate.ts";
import type { Located } from "./place.ts";

/** What an instrument declares for the arguments of one tool, by path. */
export type ArgumentRules = {
  /** Name of the normalizer that is declared at this path; null where none is. */
  normalizerAt(path: string): string | null;
  /** The default that is stated for this path; null where none is. */
  defaultAt(path: string): Located | null;
};

/** @example argumentRules({ norms: { month: { use: "month", options: {} } }, defaults: {} }).normalizerAt("month") // "month" */
export function argumentRules(rules: ToolRules | null): ArgumentRules {
  const norms = Object.entries(rules?.norms ?? {}).flatMap(([text, use]) => {
    const pattern = parsePathPattern(text);
    return pattern === null ? [] : [{ pattern, name: use.use }];
  });
  const defaults = new Map(Object.entries(rules?.defaults ?? {}));
  return {
    normalizerAt(path) {
      if (norms.length === 0) return null;
      const parsed = parsePath(path);
      return parsed === null ? null : (norms.find((norm) => pathMatches(parsed, norm.pattern))?.name ?? null);
    },
    defaultAt(path) {
      const text = defaults.get(path);
      return text === undefined ? null : locate(text);
    },
  };
}

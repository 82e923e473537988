import type { NormalizerUse } from "../grading/model.ts";
import { compactJson } from "../importers/compact-json.ts";
import type { JsonText } from "../json/json-node.ts";
import type { RulesOfTool } from "./rules-in-force.ts";

/**
 * The rules of a suite's tools as YAML, to be put beside the code: per tool `eval_norms` and `defaults` as the native
 * format has them, and `dropped_defaults`, a list of parameters; tools and paths in code point order. Literals of
 * defaults are as they were stated. `parseRulesYaml` reads it back.
 *
 * @example printRulesYaml({ search: { norms: { month: { use: "month", options: {} } }, defaults: {}, droppedDefaults: [] } })
 * // "search:\n  eval_norms:\n    month: month\n"
 */
export function printRulesYaml(rules: Readonly<Record<string, RulesOfTool>>): string {
  const lines: string[] = [];
  for (const [tool, { norms, defaults, droppedDefaults }] of sorted(rules)) {
    const parts = [
      ...section("eval_norms", norms, printedUse),
      ...section("defaults", defaults, compactJson),
    ];
    if (droppedDefaults.length > 0) {
      parts.push("  dropped_defaults:", ...[...droppedDefaults].sort().map((path) => `    - ${key(path)}`));
    }
    if (parts.length > 0) lines.push(`${key(tool)}:`, ...parts);
  }
  return lines.length === 0 ? "{}\n" : `${lines.join("\n")}\n`;
}

function section<T>(
  name: string,
  members: Readonly<Record<string, T>>,
  printed: (value: T) => string,
): string[] {
  const entries = sorted(members);
  if (entries.length === 0) return [];
  return [`  ${name}:`, ...entries.map(([path, value]) => `    ${key(path)}: ${printed(value)}`)];
}

function printedUse({ use, options }: NormalizerUse): string {
  if (Object.keys(options).length === 0) return key(use);
  // JSON is YAML: one line in flow style, whatever the options hold.
  return spaced(JSON.stringify({ use, ...options }) as JsonText);
}

/** Words that are more than text in YAML, now or in its older versions. */
const YAML_WORDS = /^(?:true|false|yes|no|on|off|null|y|n)$/i;

/** Anything but a plain word is quoted: no name is then a number, a date or a truth value. */
function key(name: string): string {
  const isPlain = /^[A-Za-z_][\w.-]*(?:\[\][\w.-]*)*$/.test(name) && !YAML_WORDS.test(name);
  return isPlain ? name : JSON.stringify(name);
}

function spaced(text: JsonText): string {
  return text.replace(/"(?:[^"\\]|\\.)*"|[:,]/g, (part) => (part.startsWith('"') ? part : `${part} `));
}

function sorted<T>(record: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}

import { encodeStoredText } from "../../json/encode-stored-text.ts";
import type { Scope } from "../scope.ts";
import { countFindingsByParameter } from "./count-findings-by-parameter.ts";
import { readRules } from "./read-rules.ts";

/** A tool as a place for rules; texts are decoded. */
export type RuleToolRow = {
  readonly name: string;
  /** As stored, for links. */
  readonly key: string;
  /** Findings on its parameters, under the scope's instrument. */
  readonly findings: number;
  /** Normalizers in force, and how many changes to normalizers and defaults were adopted. */
  readonly rules: number;
  readonly adopted: number;
};

const MOST = 500;

/** The suite's tools, those with most findings on their parameters first; at most 500. */
export async function listRuleTools(
  scope: Scope,
): Promise<{ readonly rows: readonly RuleToolRow[]; readonly all: number }> {
  const [{ inForce, adopted }, counted] = await Promise.all([
    readRules(scope.suite.id),
    countFindingsByParameter(scope),
  ]);
  const findings = new Map<string, number>();
  for (const one of counted) findings.set(one.tool, (findings.get(one.tool) ?? 0) + one.findings);
  const rows = [...inForce.tools.values()].map((tool): RuleToolRow => {
    const over = adopted.get(tool.name);
    return {
      name: tool.name,
      key: encodeStoredText(tool.name),
      findings: findings.get(tool.name) ?? 0,
      rules: Object.keys(tool.source.evalNorms).length,
      adopted: Object.keys(over?.norms ?? {}).length + Object.keys(over?.defaults ?? {}).length,
    };
  });
  rows.sort((a, b) => b.findings - a.findings || (a.name < b.name ? -1 : 1));
  return { rows: rows.slice(0, MOST), all: rows.length };
}

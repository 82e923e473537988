import type { RuleSuggestion } from "../commands/rules/rule-suggestion.ts";
import { suggestRules } from "../commands/rules/suggest-rules.ts";
import { printRulesYaml } from "../rules/print-rules-yaml.ts";
import type { RulesOfTool } from "../rules/rules-in-force.ts";
import { chosenRuns } from "./chosen-runs.ts";
import type { RunCommand } from "./command.ts";
import { parseOptions } from "./parse-options.ts";
import { RecordProgress } from "./record-progress.ts";
import { suggestionTable } from "./suggestion-table.ts";
import { withSuite } from "./with-suite.ts";

const HELP = `Usage: claimcheck rules suggest --suite S [--runs A,B] [--json | --yaml]

Looks for rules that would settle findings of the instrument equivalent, and measures each by grading the records with
such findings: what would pass, which labels and effects speak for it or against it, and how many of the values that
the cases expect it would no longer tell apart.

  --runs A,B   only findings of these runs; ~newest and ~last12 mean the newest ones (default all)
  --json       a list of objects
  --yaml       the suggested rules as a file for \`rules preview --file\` and \`rules adopt --file\`

Exit code: 0.`;

/** `claimcheck rules suggest`. */
export const suggestRulesCommand: RunCommand = async (args, { out, err, signal }) => {
  const types = {
    suite: "string",
    runs: "string",
    json: "boolean",
    yaml: "boolean",
    help: "boolean",
  } as const;
  const { options } = parseOptions(args, types);
  if (options.help) {
    out.line(HELP);
    return 0;
  }
  return withSuite(options.suite, async (suite) => {
    const progress = new RecordProgress(err);
    const runs = await chosenRuns(suite, options.runs);
    const found = await suggestRules(suite.id, { runs, signal, onProgress: progress.show });
    progress.clear();
    if (options.json) out.line(JSON.stringify(found));
    else out.line(options.yaml ? printRulesYaml(asRules(found)).trimEnd() : suggestionTable(found));
    return 0;
  });
};

function asRules(found: readonly RuleSuggestion[]): Record<string, RulesOfTool> {
  const tools = new Map<string, [string, RuleSuggestion["rule"]][]>();
  for (const { tool, path, rule } of found) tools.set(tool, [...(tools.get(tool) ?? []), [path, rule]]);
  return Object.fromEntries(
    [...tools].map(([tool, norms]) => [
      tool,
      { norms: Object.fromEntries(norms), defaults: {}, droppedDefaults: [] },
    ]),
  );
}

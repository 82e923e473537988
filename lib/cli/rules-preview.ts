import { previewRules } from "../commands/rules/preview-rules.ts";
import { pool } from "../db/pool.ts";
import { loadSuite } from "../queries/load-suite.ts";
import { CHANGE_HELP, CHANGE_OPTIONS } from "./change-options.ts";
import { chosenRuns } from "./chosen-runs.ts";
import type { RunCommand } from "./command.ts";
import { parseOptions } from "./parse-options.ts";
import { plainLine } from "./plain-line.ts";
import { readChanges } from "./read-changes.ts";
import { RecordProgress } from "./record-progress.ts";
import { rulePreviewTable } from "./rule-preview-table.ts";
import { withSuite } from "./with-suite.ts";

const HELP = `Usage: claimcheck rules preview --suite S [--runs A,B] CHANGES [--json]

Says what changes of rules would do, by grading with them, and changes nothing: which verdicts flip, the measured rates
before and after, and how that stands to labels and effects. The numbers are those after adoption.

${CHANGE_HELP}

  --runs A,B   only these runs; ~newest and ~last12 mean the newest ones (default all)
  --json       one object

Exit code: 0; 1 where a label is contradicted (the agent was wrong, and would pass now); 2 where the changes can't be
made.`;

const CONTRADICTED = 1;
const BROKEN = 2;

/** `claimcheck rules preview`. */
export const previewRulesCommand: RunCommand = async (args, { out, err, signal }) => {
  const { options } = parseOptions(args, {
    suite: "string",
    runs: "string",
    json: "boolean",
    help: "boolean",
    ...CHANGE_OPTIONS,
  });
  if (options.help) {
    out.line(HELP);
    return 0;
  }
  return withSuite(options.suite, async (suite) => {
    const changes = await readChanges(options, await loadSuite(pool(), suite.id));
    const progress = new RecordProgress(err);
    const runs = await chosenRuns(suite, options.runs);
    const preview = await previewRules(suite.id, { changes, runs, signal, onProgress: progress.show });
    progress.clear();
    if (options.json) out.line(JSON.stringify(preview));
    if (preview.problems.length > 0) {
      for (const problem of preview.problems) err.write(`claimcheck: ${plainLine(problem)}\n`);
      return BROKEN;
    }
    if (!options.json) out.line(rulePreviewTable(preview));
    const isContradicted = preview.levels.some(({ labels: { contradicted } }) => {
      return contradicted.records + contradicted.calls > 0;
    });
    return isContradicted ? CONTRADICTED : 0;
  });
};

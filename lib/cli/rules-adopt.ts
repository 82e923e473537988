import { ClaimcheckError } from "../claimcheck-error.ts";
import { adoptRules } from "../commands/adopt-rules.ts";
import { workRegrades } from "../commands/regrading/work-regrades.ts";
import { pool } from "../db/pool.ts";
import { loadSuite } from "../queries/load-suite.ts";
import { CHANGE_HELP, CHANGE_OPTIONS } from "./change-options.ts";
import { chosenRuns } from "./chosen-runs.ts";
import type { RunCommand } from "./command.ts";
import { parseOptions } from "./parse-options.ts";
import { readChanges } from "./read-changes.ts";
import { withSuite } from "./with-suite.ts";
import { WorkProgress } from "./work-progress.ts";

const HELP = `Usage: claimcheck rules adopt --suite S --reason TEXT CHANGES [--runs A,B] [--no-wait] [--by NAME] [--json]

Makes the changes: a new version of the instruments equivalent and effect, which from then on grades what arrives. The
records of the chosen runs are graded by it here, beside any other workers; verdicts of older versions stay.

${CHANGE_HELP}

  --reason TEXT   why, for those who wonder later
  --runs A,B      grade only these runs; ~newest and ~last12 mean the newest ones (default all)
  --no-wait       leave grading to the server and other workers
  --by NAME       who adopts (default: command line)
  --json          one object

Exit code: 0; 2 where the changes can't be made. To stop where a label is contradicted, run \`rules preview\` with the
same changes first: it then ends with 1.`;

/** `claimcheck rules adopt`. */
export const adoptRulesCommand: RunCommand = async (args, { out, err, signal }) => {
  const { options } = parseOptions(args, {
    suite: "string",
    runs: "string",
    reason: "string",
    by: "string",
    "no-wait": "boolean",
    json: "boolean",
    help: "boolean",
    ...CHANGE_OPTIONS,
  });
  if (options.help) {
    out.line(HELP);
    return 0;
  }
  const { reason, by } = options;
  if (reason === null) throw new ClaimcheckError("usage", "Say why: --reason TEXT.");
  return withSuite(options.suite, async (suite) => {
    const changes = await readChanges(options, await loadSuite(pool(), suite.id));
    const runs = await chosenRuns(suite, options.runs);
    const adopted = await adoptRules(suite.id, { changes, runs, reason, actor: by ?? "command line" });
    if (adopted.regrade !== null && !options["no-wait"]) await work(err, signal);
    if (options.json) out.line(JSON.stringify(adopted));
    else if (adopted.unchanged) out.line("These rules are in force already.");
    else {
      const versions = adopted.instruments.map(({ level, version }) => `${level} v${version}`).join(" and ");
      const open = adopted.regrade !== null && (options["no-wait"] || signal.aborted);
      out.line(`Adopted: ${versions} in force${open ? "; records are still to be graded" : ""}.`);
    }
    return 0;
  });
};

async function work(err: NodeJS.WriteStream, signal: AbortSignal): Promise<void> {
  const progress = new WorkProgress(err);
  try {
    await workRegrades({ signal, once: true, onChunk: (chunk) => progress.show(chunk) });
  } finally {
    progress.end();
  }
}

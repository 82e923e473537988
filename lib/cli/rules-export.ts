import { pool } from "../db/pool.ts";
import { loadSuite } from "../queries/load-suite.ts";
import { printRulesYaml } from "../rules/print-rules-yaml.ts";
import { rulesInForce } from "../rules/rules-in-force.ts";
import type { RunCommand } from "./command.ts";
import { parseOptions } from "./parse-options.ts";
import { withSuite } from "./with-suite.ts";

const HELP = `Usage: claimcheck rules export --suite S [--json]

Writes the rules in force, those that came with the suite and those adopted here: as YAML to be put beside the code
(eval_norms and defaults are what a tool of the native format has), or as one JSON object.

Exit code: 0.`;

/** `claimcheck rules export`. */
export const exportRules: RunCommand = async (args, { out }) => {
  const { options } = parseOptions(args, { suite: "string", json: "boolean", help: "boolean" });
  if (options.help) {
    out.line(HELP);
    return 0;
  }
  return withSuite(options.suite, async (suite) => {
    const rules = rulesInForce(await loadSuite(pool(), suite.id));
    out.line(options.json ? JSON.stringify(rules) : printRulesYaml(rules).trimEnd());
    return 0;
  });
};

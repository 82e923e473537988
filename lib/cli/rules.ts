import { ClaimcheckError } from "../claimcheck-error.ts";
import { closestName } from "../importers/closest-name.ts";
import type { RunCommand } from "./command.ts";
import { plainLine } from "./plain-line.ts";
import { adoptRulesCommand } from "./rules-adopt.ts";
import { exportRules } from "./rules-export.ts";
import { previewRulesCommand } from "./rules-preview.ts";
import { suggestRulesCommand } from "./rules-suggest.ts";

const HELP = `Usage: claimcheck rules suggest|preview|adopt|export --suite S [OPTIONS]

What counts as equal, parameter by parameter: a month written as a day, a list in another order, a stated default.

  suggest   rules that would settle findings, each with its evidence
  preview   what changes of rules would do to verdicts, rates and labels, without changing anything
  adopt     make the changes: a new version of the instruments equivalent and effect; old verdicts stay
  export    the rules in force as YAML, to be put beside the code

claimcheck rules WHAT --help says more.`;

const COMMANDS: Readonly<Record<string, RunCommand>> = {
  suggest: suggestRulesCommand,
  preview: previewRulesCommand,
  adopt: adoptRulesCommand,
  export: exportRules,
};

/** `claimcheck rules`: the rules workbench. */
export const rules: RunCommand = async (args, context) => {
  const [what, ...rest] = args;
  if (what === undefined || what === "--help" || what === "-h") {
    context.out.line(HELP);
    return what === undefined ? 2 : 0;
  }
  const names = Object.keys(COMMANDS);
  const run = Object.hasOwn(COMMANDS, what) ? COMMANDS[what] : undefined;
  if (run !== undefined) return run(rest, context);
  const closest = closestName(what, names);
  const hint = closest === null ? ` There are ${names.join(", ")}.` : ` Did you mean ${closest}?`;
  throw new ClaimcheckError("usage", `Rules can't be asked for "${plainLine(what, 60)}".${hint}`);
};

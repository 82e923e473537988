import { ClaimcheckError } from "../claimcheck-error.ts";
import { getEstimate } from "../queries/samples/get-estimate.ts";
import type { RunCommand } from "./command.ts";
import { estimateTable } from "./estimate-table.ts";
import { namedSample } from "./named-sample.ts";
import { parseOptions } from "./parse-options.ts";
import { withSuite } from "./with-suite.ts";

const HELP = `Usage: claimcheck estimate SAMPLE --suite S [--json] [--max-rate R]

Says what the labels of a sample (its name or number) tell: the audited rate with its interval beside the measured
one, and how every instrument fares against the labels.

  --max-rate R   a share such as 0.15
  --json         one object

Exit code: 0; with --max-rate 1 where the interval's lower bound is above R, 2 where the labels allow no estimate.`;

const FAILED = 1;
const BROKEN = 2;

/** `claimcheck estimate`: the estimate of a sample; with a limit, whether it is surely passed. */
export const estimate: RunCommand = async (args, { out, err }) => {
  const { paths, options } = parseOptions(args, {
    suite: "string",
    json: "boolean",
    "max-rate": "string",
    help: "boolean",
  });
  if (options.help) {
    out.line(HELP);
    return 0;
  }
  const limit = options["max-rate"] === null ? null : shareOf(options["max-rate"]);
  return withSuite(options.suite, async (suite) => {
    const sample = await namedSample(suite, paths);
    const made = await getEstimate(suite.id, sample);
    out.line(options.json ? JSON.stringify(made) : estimateTable(made));
    if (limit === null) return 0;
    if (made.audited === null) {
      err.write(`claimcheck: there is no audited rate to hold against ${limit}: ${made.reason}\n`);
      return BROKEN;
    }
    if (made.audited.low <= limit) return 0;
    err.write(`claimcheck: the audited rate is above ${limit}: at least ${made.audited.low.toFixed(4)}\n`);
    return FAILED;
  });
};

function shareOf(text: string): number {
  const share = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (share >= 0 && share <= 1) return share;
  throw new ClaimcheckError("usage", `The option --max-rate needs a share from 0 to 1, not "${text}".`);
}

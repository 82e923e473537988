import { ClaimcheckError } from "../claimcheck-error.ts";
import { encodeStoredText } from "../json/encode-stored-text.ts";
import { checkAskedInstrument } from "../queries/check-asked-instrument.ts";
import { findRunPair } from "../queries/compare/find-run-pair.ts";
import { getComparison } from "../queries/compare/get-comparison.ts";
import { getScope } from "../queries/get-scope.ts";
import { suiteSegment } from "../queries/suite-segment.ts";
import type { RunCommand } from "./command.ts";
import { comparisonTable } from "./comparison-table.ts";
import { parseOptions } from "./parse-options.ts";
import { plainLine } from "./plain-line.ts";
import { wireComparison } from "./wire-comparison.ts";
import { withSuite } from "./with-suite.ts";

const HELP = `Usage: claimcheck compare RUN RUN --suite S [--instrument I] [--unit records|calls] [--json]

Says by how much the second run fails more or less than the first, with the 95 % interval of that difference, and
which cases newly fail, newly pass, fail by other claims, or became ungraded. A case is one row, however many trials
it has: it newly fails where all its graded trials passed in the first run and at least one fails in the second.

  --instrument I   a level such as equivalent (the default: its version in force), or a version of it: equivalent.v2
  --unit U         what the rate counts: records (the default) or calls; cases are always of records
  --json           one object, with the ids of all cases that changed

Exit code: 0; 1 where the second run surely fails more (the whole interval is above 0); 2 where a run is unknown or
has nothing graded.`;

const WORSE = 1;
const BROKEN = 2;

/** `claimcheck compare`: two runs held against each other. */
export const compare: RunCommand = async (args, { out, err }) => {
  const { paths, options } = parseOptions(args, {
    suite: "string",
    instrument: "string",
    unit: "string",
    json: "boolean",
    help: "boolean",
  });
  if (options.help) {
    out.line(HELP);
    return 0;
  }
  const [a, b, ...more] = paths;
  if (a === undefined || b === undefined || more.length > 0) {
    throw new ClaimcheckError("usage", "Name two runs, the earlier one first.");
  }
  const { instrument = null, unit = null } = options;
  if (unit !== null && unit !== "records" && unit !== "calls") {
    throw new ClaimcheckError("usage", `The option --unit takes records or calls, not "${plainLine(unit)}".`);
  }
  return withSuite(options.suite, async (suite) => {
    const scope = await getScope(suiteSegment(suite.name), {
      ...(instrument !== null && { instrument }),
      ...(unit !== null && { unit }),
    });
    checkAskedInstrument(scope);
    const { level, version } = scope.instrument;
    const pair = await findRunPair(scope, { a: encodeStoredText(a), b: encodeStoredText(b) });
    if (pair === "too_few" || "missing" in pair) {
      const missing = pair === "too_few" ? [] : pair.missing;
      throw new ClaimcheckError(
        "not_found",
        `“${plainLine(suite.name)}” has no run ${missing.map((key) => `“${plainLine(key)}”`).join(" and no run ")}.`,
      );
    }
    const comparison = await getComparison(scope, pair);
    const wire = await wireComparison(scope, pair, comparison);
    out.line(options.json ? JSON.stringify(wire) : comparisonTable(wire));
    const { difference } = comparison;
    if (difference === null) {
      err.write(`claimcheck: a run has nothing graded by ${level} v${version}\n`);
      return BROKEN;
    }
    return difference.low > 0 ? WORSE : 0;
  });
};

import { ClaimcheckError } from "../claimcheck-error.ts";
import { drawSample } from "../commands/samples/draw-sample.ts";
import { LEVELS } from "../grading/claims.ts";
import { checkAskedInstrument } from "../queries/check-asked-instrument.ts";
import { getScope } from "../queries/get-scope.ts";
import { getSample } from "../queries/samples/get-sample.ts";
import { readPopulationQuery } from "../queries/samples/read-population-query.ts";
import type { StrataBy } from "../queries/samples/sample-row.ts";
import { sampleWire } from "../queries/samples/sample-wire.ts";
import type { RunCommand } from "./command.ts";
import { parseOptions } from "./parse-options.ts";
import { sampleTable } from "./sample-table.ts";
import { wholeNumber } from "./whole-number.ts";
import { withSuite } from "./with-suite.ts";

const HELP = `Usage: claimcheck sample --suite S --failed N --clean N [OPTIONS]

Draws a random sample of failed and clean records or calls for people to label. The same seed over the same results
gives the same sample anywhere.

  --failed N           failed ones, of all failed strata together (default 0)
  --clean N            clean ones (default 0)
  --runs A,B           only these runs; ~newest and ~last12 mean the newest ones (default all)
  --unit U             records or calls (default records)
  --instrument I       what failed is said by: ${LEVELS.join(", ")} or a version such as equivalent.v2
                       (default equivalent)
  --filter QUERY       a Failures page's query, such as "claim=value&tool=issue_refund": only such failed ones
  --strata S           part failed ones by claim or tool (default: not)
  --seed X             text; one is made and shown where none is given
  --name N             what to call it (default sample-NUMBER)
  --reviews K          reviewers for each item (default 1)
  --open               reviewers see the instrument's verdict beforehand (default: blind)
  --by NAME            who draws (default: command line)
  --json               one object`;

const OPTIONS = {
  suite: "string",
  failed: "string",
  clean: "string",
  runs: "string",
  unit: "string",
  instrument: "string",
  filter: "string",
  strata: "string",
  seed: "string",
  name: "string",
  reviews: "string",
  open: "boolean",
  by: "string",
  json: "boolean",
  help: "boolean",
} as const;

/** `claimcheck sample`: draws a sample. */
export const sample: RunCommand = async (args, { out }) => {
  const { paths, options } = parseOptions(args, OPTIONS);
  if (options.help) {
    out.line(HELP);
    return 0;
  }
  if (paths.length > 0) throw new ClaimcheckError("usage", `What is "${paths[0]}"? See --help.`);
  const failed = wholeNumber("failed", options.failed) ?? 0;
  const clean = wholeNumber("clean", options.clean) ?? 0;
  const reviewsPerItem = wholeNumber("reviews", options.reviews) ?? 1;
  const strataBy = oneOf("strata", options.strata ?? "verdict", ["verdict", "claim", "tool"]);
  const unit = oneOf("unit", options.unit ?? "records", ["records", "calls"]);
  const instrument = options.instrument ?? "equivalent";
  oneOf("instrument", instrument.replace(/\.v\d+$/, ""), LEVELS);
  const query = new URLSearchParams(options.filter ?? "");
  query.set("unit", unit);
  query.set("instrument", instrument);
  if (options.runs !== null) query.set("runs", options.runs);
  const { search, params } = readPopulationQuery(query);
  return withSuite(options.suite, async (suite) => {
    const scope = await getScope(encodeURIComponent(suite.name), search);
    checkAskedInstrument(scope);
    const { id } = await drawSample({
      scope,
      params,
      name: options.name,
      failed,
      clean,
      strataBy: strataBy as StrataBy,
      seed: options.seed,
      blind: !options.open,
      reviewsPerItem,
      simulated: false,
      actor: options.by ?? "command line",
    });
    const drawn = await getSample(suite.id, id);
    if (drawn === null) throw new ClaimcheckError("not_found", "The sample is gone already.");
    out.line(options.json ? JSON.stringify(sampleWire(drawn)) : sampleTable(drawn));
    return 0;
  });
};

function oneOf<T extends string>(option: string, text: string, known: readonly T[]): T {
  const found = known.find((one) => one === text);
  if (found === undefined) {
    throw new ClaimcheckError("usage", `The option --${option} is one of ${known.join(", ")}.`);
  }
  return found;
}

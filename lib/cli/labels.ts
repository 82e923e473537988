import { ClaimcheckError } from "../claimcheck-error.ts";
import { LABEL_FORMATS } from "../exports/label-lines.ts";
import { listLabelExports } from "../queries/samples/list-label-exports.ts";
import type { RunCommand } from "./command.ts";
import { namedSample } from "./named-sample.ts";
import { parseOptions } from "./parse-options.ts";
import { withSuite } from "./with-suite.ts";

const HELP = `Usage: claimcheck labels SAMPLE --suite S [--format ndjson|csv]

Writes the labels of a sample (its name or number). NDJSON is what import reads back.`;

/** `claimcheck labels`: the labels of a sample, one a line. */
export const labels: RunCommand = async (args, { out }) => {
  const { paths, options } = parseOptions(args, { suite: "string", format: "string", help: "boolean" });
  if (options.help) {
    out.line(HELP);
    return 0;
  }
  const format = LABEL_FORMATS.get(options.format ?? "ndjson");
  if (format === undefined) {
    throw new ClaimcheckError("usage", `Choose a format: ${[...LABEL_FORMATS.keys()].join(" or ")}.`);
  }
  return withSuite(options.suite, async (suite) => {
    const sample = await namedSample(suite, paths);
    out.text(format.head);
    for (const row of await listLabelExports(suite.id, sample)) {
      out.text(format.line(row));
      await out.settle();
      if (out.closed) break;
    }
    return 0;
  });
};

import type { Violation } from "../grading/result.ts";
import { unknownCaseViolation } from "../grading/unknown-case-violation.ts";
import { readObjects } from "../sources/read-objects.ts";
import { collectDefinitions } from "./collect-definitions.ts";
import type { RunCommand } from "./command.ts";
import { openInput } from "./open-input.ts";
import { parseOptions } from "./parse-options.ts";
import { ProgressLine } from "./progress-line.ts";
import { RejectReport } from "./reject-report.ts";
import { RepeatedSuites } from "./repeated-suites.ts";
import { reportViolations } from "./report-violations.ts";
import { wireViolation } from "./wire-violation.ts";

const HELP = `Usage: claimcheck check PATH… [--format F] [--json]

Checks that tools, cases and records fit each other (the contract), and grades nothing. "-" reads standard input.

  --format F   read all files as this format instead of recognizing each
  --json       one object a line

Exit code: 0 nothing is broken (there may be warnings); 2 the contract is broken or the input can't be read.`;

/** `claimcheck check`: what the suite contradicts itself in, each violation once, with its fix. */
export const check: RunCommand = async (args, { out, err, signal }) => {
  const { paths, options } = parseOptions(args, { format: "string", json: "boolean", help: "boolean" });
  if (options.help) {
    out.line(HELP);
    return 0;
  }
  const input = await openInput(paths, options.format, signal);
  const progress = new ProgressLine(err, input.bytes * 2);
  try {
    const onBytes = progress.addBytes;
    const definitions = await collectDefinitions(input.files, { signal, onBytes });
    const rejects = new RejectReport(input.files, out, err, options.json);
    const suites = new RepeatedSuites();
    const unknown = new Map<string, Violation>();
    let records = 0;
    for await (const items of readObjects(input.files, { signal, onBytes })) {
      for (const item of items) {
        if (item.type === "reject") {
          progress.clear();
          rejects.add(item.reject);
          continue;
        }
        const suiteAgain = suites.check(item);
        if (suiteAgain !== null) rejects.add(suiteAgain);
        if (item.object.kind === "record") {
          records++;
          const { recordId, caseId } = item.object;
          if (!definitions.cases.has(caseId) && !unknown.has(caseId)) {
            unknown.set(caseId, unknownCaseViolation(recordId, caseId));
          }
        }
      }
      if (out.closed) break;
    }
    progress.clear();
    rejects.end();
    const violations = [...definitions.violations, ...unknown.values()];
    if (options.json) {
      for (const violation of violations) {
        out.line(JSON.stringify(wireViolation(violation)));
        await out.settle();
      }
    } else {
      reportViolations(violations, out);
      const { suite, cases } = definitions;
      const counts = `${suite.tools.size} tools, ${cases.size} cases, ${records} records`;
      out.line(violations.length === 0 ? `The contract holds: ${counts}` : `Checked ${counts}`);
    }
    return rejects.broken || violations.some(({ severity }) => severity === "error") ? 2 : 0;
  } finally {
    progress.clear();
    await input.close();
  }
};

import { ClaimcheckError } from "../claimcheck-error.ts";
import { LEVELS, type Level } from "../grading/claims.ts";
import { gradeRecord } from "../grading/grade-record.ts";
import { instrumentsOfSuite } from "../grading/instruments-of-suite.ts";
import { prepareRecord } from "../grading/prepare-record.ts";
import type { Violation } from "../grading/result.ts";
import { closestName } from "../importers/closest-name.ts";
import { readObjects } from "../sources/read-objects.ts";
import type { RecognizedFile } from "../sources/recognized-file.ts";
import { collectDefinitions } from "./collect-definitions.ts";
import type { RunCommand } from "./command.ts";
import { FailingTable } from "./failing-table.ts";
import { MixedTrials } from "./mixed-trials.ts";
import { openInput } from "./open-input.ts";
import { parseOptions } from "./parse-options.ts";
import { ProgressLine } from "./progress-line.ts";
import { readMapping } from "./read-mapping.ts";
import { RecordCases } from "./record-cases.ts";
import { RejectReport } from "./reject-report.ts";
import { RepeatedRecords } from "./repeated-records.ts";
import { RepeatedSuites } from "./repeated-suites.ts";
import { reportViolations } from "./report-violations.ts";
import { SourceScan } from "./source-scan.ts";
import { wireRecord } from "./wire-record.ts";
import { wireViolation } from "./wire-violation.ts";

const HELP = `Usage: claimcheck grade PATH… [--format F] [--mapping FILE] [--instrument I] [--json]

Grades every record of the files and folders named, without a database. "-" reads standard input.
Where several sources tell of one trial (provider, observer, agent_log), the strongest one's record is
graded, and the others are held against it.

  --instrument I   ${LEVELS.join(", ")} (default equivalent)
  --format F       read all files as this format instead of recognizing each
  --mapping FILE   which column of a table (CSV, TSV, JSON lines) is what; see claimcheck mapping
  --json           one object a line: the contract violations, then every record; what can't be read
                   stands where it was met

Exit code: 0 all records pass; 1 a record fails or could not be graded; 2 the input can't be read
or its contract is broken.`;

/**
 * `claimcheck grade`: two passes over the input, so that records may come before what they refer to; one more where
 * several sources may tell of the same trials.
 */
export const grade: RunCommand = async (args, { out, err, signal }) => {
  const types = {
    format: "string",
    mapping: "string",
    instrument: "string",
    json: "boolean",
    help: "boolean",
  } as const;
  const { paths, options } = parseOptions(args, types);
  if (options.help) {
    out.line(HELP);
    return 0;
  }
  const level = levelOf(options.instrument ?? "equivalent");
  const input = await openInput(paths, options.format, signal, await readMapping(options.mapping));
  const progress = new ProgressLine(err, input.bytes * 2);
  try {
    const onBytes = progress.addBytes;
    const scan = new SourceScan();
    const definitions = await collectDefinitions(input.files, { signal, onBytes, hash: scan });
    const trials = await mixedTrials(scan.found ? input.files : [], signal);
    progress.clear();
    const instrument = instrumentsOfSuite(definitions.suite)[level];
    let contractBroken = definitions.violations.some(({ severity }) => severity === "error");
    if (options.json) for (const one of definitions.violations) out.line(JSON.stringify(wireViolation(one)));
    else reportViolations(definitions.violations, out);

    const unknown: Violation[] = [];
    const cases = new RecordCases(definitions, instrument, (violation) => {
      contractBroken = true;
      if (options.json) out.line(JSON.stringify(wireViolation(violation)));
      else unknown.push(violation);
    });
    const rejects = new RejectReport(input.files, out, err, options.json);
    const suites = new RepeatedSuites();
    const table = new FailingTable(out);
    const repeated = new RepeatedRecords();
    for await (const items of readObjects(input.files, { signal, onBytes })) {
      for (const item of items) {
        if (item.type === "reject") {
          progress.clear();
          rejects.add(item.reject);
          continue;
        }
        const suiteAgain = suites.check(item);
        if (suiteAgain !== null) rejects.add(suiteAgain);
        if (item.object.kind !== "record") continue;
        const record = item.object;
        const seen = repeated.check(record);
        if (seen === "conflict") {
          const message = `The record ${record.recordId} came before with other content; the first one was graded.`;
          rejects.add({
            file: item.file,
            line: item.line,
            path: "record_id",
            code: "conflict",
            message,
            source: "",
          });
        }
        if (seen !== "new") continue;
        for (const { record: graded, accounts } of trials.take(record)) {
          const { recordId } = graded;
          const prepared = prepareRecord(graded, accounts);
          const result = gradeRecord(cases.get(graded), prepared);
          if (options.json) {
            table.verdicts[result.verdict]++;
            out.line(JSON.stringify(wireRecord(recordId, result)));
          } else table.add(recordId, result, prepared.source.harnessReason);
        }
      }
      await out.settle();
      if (out.closed) break;
    }
    progress.clear();
    rejects.end();
    if (!options.json) {
      reportViolations(unknown, out);
      table.end(level);
    }
    const { pass, fail, ungraded } = table.verdicts;
    if (pass + fail + ungraded === 0 && !out.closed) {
      err.write("claimcheck: there is no record in this input, so nothing was graded.\n");
      return 2;
    }
    if (rejects.broken || contractBroken) return 2;
    return fail > 0 || ungraded > 0 ? 1 : 0;
  } finally {
    progress.clear();
    await input.close();
  }
};

/** What several sources tell of one trial, counted in a pass of its own. */
async function mixedTrials(
  files: readonly RecognizedFile[],
  signal: AbortSignal | undefined,
): Promise<MixedTrials> {
  const trials = new MixedTrials();
  const repeated = new RepeatedRecords();
  for await (const items of readObjects(files, { signal })) {
    for (const item of items) {
      if (item.type !== "object" || item.object.kind !== "record") continue;
      if (repeated.check(item.object) === "new") trials.count(item.object);
    }
  }
  trials.counted();
  return trials;
}

function levelOf(name: string): Level {
  const level = LEVELS.find((one) => one === name);
  if (level !== undefined) return level;
  const closest = closestName(name, LEVELS);
  const hint = closest === null ? "" : ` Did you mean "${closest}"?`;
  throw new ClaimcheckError(
    "usage",
    `There is no instrument "${name}": known are ${LEVELS.join(", ")}.${hint}`,
  );
}

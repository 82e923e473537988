import type { Importer } from "../importer.ts";
import { ReportReader } from "./report-reader.ts";
import { startsAsReport } from "./starts-as-report.ts";

/** Test reports in JUnit's XML, as pytest and nearly every other runner writes them: verdicts of the harness. */
export const junitImporter: Importer = {
  name: "junit",
  title: "JUnit XML reports (pytest, Surefire, Jest and others)",
  takes: [
    'A test is a case: its property case_id, else classname::name. A report is a run: the property run_id of a suite or test, else the suite\'s name and timestamp, else the file\'s name. In pytest: record_property("case_id", …) and record_testsuite_property("run_id", …).',
    "Passed and failure as the harness verdict, with the message as its reason. An error is a broken record, a skipped test has no verdict and says why: neither is in any rate.",
    "Reruns (flakyFailure, flakyError, rerunFailure, rerunError) and tests that stand there again are trials, unless a property trial numbers them.",
    "All that the report says of a test (output, traceback, time, properties) is kept beside its record.",
    "The record says that it knows no calls, so that only the instrument harness grades it. Its id is run/case/trial/verdict: a record with calls of the same run and case stays beside it, untouched.",
  ],
  cannotTell: [
    "Any call: import the calls from another format. To have verdict and calls on one record, write harness_verdict into the native record, or map it with a table.",
    "Tokens and cost; the time of a test is that of the whole test, so it is kept beside the record and is no latency of the agent.",
    "The time zone of a timestamp without an offset: it is taken for UTC.",
  ],
  framing: "text",
  detect: ({ framing, text }) =>
    framing === "text" && startsAsReport(text) ? { certainty: "certain", why: "XML of testsuites" } : null,
  createReader: () => new ReportReader(),
};

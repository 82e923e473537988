import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Level } from "../../../lib/grading/claims.ts";
import { CLAIMS } from "../../../lib/grading/claims.ts";
import { compileCase } from "../../../lib/grading/compile-case.ts";
import { compileSuite } from "../../../lib/grading/compile-suite.ts";
import { gradeRecord } from "../../../lib/grading/grade-record.ts";
import { instrumentsOfSuite } from "../../../lib/grading/instruments-of-suite.ts";
import { nativeStream } from "./native-stream.ts";

const FOLDER = new URL("../../../../shared/cases/grading/", import.meta.url);
const present = existsSync(new URL("expected.json", FOLDER));

type Expected = { verdict: string; failing_claims: string[]; findings: string[] | null };

describe.skipIf(!present)("the shared vectors (skipped where ../shared/cases is absent)", () => {
  if (!present) return;
  const stream = nativeStream(readFileSync(new URL("stream.ndjson", FOLDER), "utf8"));
  const expected = JSON.parse(readFileSync(new URL("expected.json", FOLDER), "utf8")) as Record<
    string,
    Partial<Record<Level, Expected>>
  >;
  const suite = compileSuite(stream.tools, { argsMatch: "named", repeats: "signal" });
  const instruments = instrumentsOfSuite(suite);
  for (const [id, levels] of Object.entries(expected)) {
    for (const [level, wanted] of Object.entries(levels) as [Level, Expected][]) {
      it(`grades ${id} under ${level}`, () => {
        const source = stream.cases.find((one) => one.caseId === id);
        const record = stream.records.find((one) => one.caseId === id);
        if (source === undefined || record === undefined) throw new Error(`no vector ${id}`);
        const result = gradeRecord(compileCase(suite, instruments[level], source), record);
        expect(result.verdict).toBe(wanted.verdict);
        expect(CLAIMS.filter((claim) => result.claims[claim].status === "fail")).toEqual(
          wanted.failing_claims,
        );
        if (wanted.findings === null) return;
        expect(
          result.findings.map(
            ({ claim, kind, path }) => `${claim}/${kind}${path === null ? "" : `@${path}`}`,
          ),
        ).toEqual(wanted.findings);
      });
    }
  }
});

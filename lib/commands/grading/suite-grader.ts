import type { Pool } from "pg";
import { BoundedCache } from "../../bounded-cache.ts";
import { caseWithoutDefinition } from "../../grading/case-without-definition.ts";
import { checkCase } from "../../grading/check-case.ts";
import { compileCase } from "../../grading/compile-case.ts";
import type { CompiledCase } from "../../grading/compiled-case.ts";
import type { CompiledSuite } from "../../grading/compiled-suite.ts";
import { duplicateViolation } from "../../grading/duplicate-violation.ts";
import { gradeAll } from "../../grading/grade-all.ts";
import type { CaseObject, RecordObject } from "../../grading/model.ts";
import type { Violation } from "../../grading/result.ts";
import { unknownCaseViolation } from "../../grading/unknown-case-violation.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { stored } from "../ingest/stored.ts";
import type { StoredInstrument } from "../suite/ensure-instruments.ts";
import type { InstrumentResult } from "./graded-record.ts";
import { hashedSignature } from "./hashed-signature.ts";

/** Characters of case definitions whose compiled form is kept; compiled they take some times that. */
const CACHE_SIZE = 8 << 20;

type CaseRow = { id: number; case_id: string; definition: string; broken: boolean };

/** A version of a case, ready for grading: compiled once for each instrument, in the instruments' order. */
export type GradableCase = { readonly key: number; readonly compiled: readonly CompiledCase[] };

/** Grades records of one suite under its current instruments; compiled cases are kept between batches. */
export class SuiteGrader {
  private readonly byKey = new BoundedCache<number, GradableCase>(CACHE_SIZE);
  /** Current versions, by stored case id; null: there is no such case. Fixed while the suite's lock is held. */
  private readonly current = new BoundedCache<string, { key: number | null }>(100_000);
  private readonly pool: Pool;
  private readonly suiteId: number;
  private readonly suite: CompiledSuite;
  private readonly instruments: readonly StoredInstrument[];

  constructor(pool: Pool, suiteId: number, suite: CompiledSuite, instruments: readonly StoredInstrument[]) {
    this.pool = pool;
    this.suiteId = suiteId;
    this.suite = suite;
    this.instruments = instruments;
  }

  /** The current versions of cases, by case id; unknown ones are absent. */
  async currentCases(caseIds: ReadonlySet<string>): Promise<ReadonlyMap<string, GradableCase>> {
    const found = new Map<string, GradableCase>();
    const missing: string[] = [];
    for (const caseId of caseIds) {
      const known = this.current.get(caseId);
      const gradable = known?.key == null ? undefined : this.byKey.get(known.key);
      if (gradable) found.set(caseId, gradable);
      else if (known?.key !== null) missing.push(caseId);
    }
    if (missing.length === 0) return found;
    const { rows } = await this.pool.query<CaseRow>(
      `SELECT id, case_id, definition, broken FROM case_version
       WHERE suite_id = $1 AND case_id = ANY($2) AND current`,
      [this.suiteId, missing.map((id) => stored(id))],
    );
    for (const row of rows) found.set(decodeStoredText(row.case_id), this.keep(row));
    for (const caseId of missing) this.current.set(caseId, { key: found.get(caseId)?.key ?? null }, 1);
    return found;
  }

  /** Versions of cases, current or not, by their key. */
  async casesByKey(keys: ReadonlySet<number>): Promise<ReadonlyMap<number, GradableCase>> {
    const found = new Map<number, GradableCase>();
    const missing: number[] = [];
    for (const key of keys) {
      const gradable = this.byKey.get(key);
      if (gradable) found.set(key, gradable);
      else missing.push(key);
    }
    if (missing.length === 0) return found;
    const { rows } = await this.pool.query<CaseRow>(
      "SELECT id, case_id, definition, broken FROM case_version WHERE suite_id = $1 AND id = ANY($2)",
      [this.suiteId, missing],
    );
    for (const row of rows) found.set(row.id, this.keep(row));
    return found;
  }

  /**
   * The record's results, one for each instrument. `gradable` null: its case is unknown. `accounts`: what weaker sources
   * say of the same trial.
   */
  grade(
    record: RecordObject,
    gradable: GradableCase | null,
    accounts: readonly RecordObject[] = [],
  ): InstrumentResult[] {
    const { recordId, caseId } = record;
    const compiled =
      gradable?.compiled ??
      this.compile(caseWithoutDefinition(caseId), [unknownCaseViolation(recordId, caseId)]);
    return gradeAll(compiled, record, accounts).map((result, i) => ({
      instrumentId: (this.instruments[i] as StoredInstrument).key,
      result,
      signatures: result.findings.map(hashedSignature),
    }));
  }

  private keep(row: CaseRow): GradableCase {
    const source = JSON.parse(decodeStoredText(row.definition)) as CaseObject;
    const violations = checkCase(this.suite, source);
    // What broke it and is not in the case itself is that it was defined twice.
    if (row.broken && !violations.some(({ severity }) => severity === "error")) {
      violations.push(duplicateViolation("case", source.caseId));
    }
    const gradable = { key: row.id, compiled: this.compile(source, violations) };
    this.byKey.set(row.id, gradable, row.definition.length);
    return gradable;
  }

  private compile(source: CaseObject, violations: readonly Violation[]): CompiledCase[] {
    return this.instruments.map(({ instrument }) => compileCase(this.suite, instrument, source, violations));
  }
}

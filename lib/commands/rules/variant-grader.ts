import type { ClientBase } from "pg";
import { BoundedCache } from "../../bounded-cache.ts";
import { caseWithoutDefinition } from "../../grading/case-without-definition.ts";
import { checkCase } from "../../grading/check-case.ts";
import { compileCase } from "../../grading/compile-case.ts";
import type { CompiledCase } from "../../grading/compiled-case.ts";
import type { CompiledSuite } from "../../grading/compiled-suite.ts";
import { duplicateViolation } from "../../grading/duplicate-violation.ts";
import type { CaseObject } from "../../grading/model.ts";
import type { Violation } from "../../grading/result.ts";
import { unknownCaseViolation } from "../../grading/unknown-case-violation.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { LoadedRecord } from "../../queries/load-records.ts";
import { stored } from "../ingest/stored.ts";
import type { GradingVariant } from "./grading-variant.ts";

/** Characters of case definitions whose compiled forms are kept, over all variants. */
const CACHE_SIZE = 16 << 20;

type CaseRow = { id: number; case_id: string; definition: string; broken: boolean; current: boolean };

/** Grades stored records in several ways at once, among them ways that are not adopted. Writes nothing. */
export class VariantGrader {
  private readonly cases = new BoundedCache<number, readonly CompiledCase[]>(CACHE_SIZE);
  private readonly client: ClientBase;
  private readonly suiteId: number;
  /** The suite in force: the contract was checked with it. */
  private readonly standing: CompiledSuite;
  private readonly variants: readonly GradingVariant[];

  constructor(
    client: ClientBase,
    suiteId: number,
    standing: CompiledSuite,
    variants: readonly GradingVariant[],
  ) {
    this.client = client;
    this.suiteId = suiteId;
    this.standing = standing;
    this.variants = variants;
  }

  /** The cases of some records: the version that each was graded against, the current one where it had none. */
  async casesOf(records: readonly LoadedRecord[]): Promise<(one: LoadedRecord) => readonly CompiledCase[]> {
    const byKey = new Map<number, readonly CompiledCase[]>();
    const byId = new Map<string, readonly CompiledCase[]>();
    const missing = new Set<number>();
    const lost = new Set<string>();
    for (const { caseVersionKey, record } of records) {
      const known = caseVersionKey === null ? undefined : this.cases.get(caseVersionKey);
      if (caseVersionKey === null) lost.add(record.caseId);
      else if (known === undefined) missing.add(caseVersionKey);
      else byKey.set(caseVersionKey, known);
    }
    if (missing.size + lost.size > 0) {
      const { rows } = await this.client.query<CaseRow>(
        `SELECT id, case_id, definition, broken, current FROM case_version
         WHERE suite_id = $1 AND (id = ANY($2) OR current AND case_id = ANY($3))`,
        [this.suiteId, [...missing], [...lost].map((id) => stored(id))],
      );
      for (const row of rows) {
        const compiled = this.cases.get(row.id) ?? this.keep(row);
        byKey.set(row.id, compiled);
        if (row.current) byId.set(decodeStoredText(row.case_id), compiled);
      }
    }
    return ({ caseVersionKey, record: { recordId, caseId } }) =>
      (caseVersionKey === null ? byId.get(caseId) : byKey.get(caseVersionKey)) ??
      this.variants.map(({ suite, instrument }) =>
        compileCase(suite, instrument, caseWithoutDefinition(caseId), [
          unknownCaseViolation(recordId, caseId),
        ]),
      );
  }

  private keep(row: CaseRow): readonly CompiledCase[] {
    const source = JSON.parse(decodeStoredText(row.definition)) as CaseObject;
    const found = new Map<CompiledSuite, readonly Violation[]>();
    const violationsUnder = (suite: CompiledSuite) => {
      const known = found.get(suite) ?? this.violations(row, source, suite);
      found.set(suite, known);
      return known;
    };
    const compiled = this.variants.map(({ suite, instrument }) =>
      compileCase(suite, instrument, source, violationsUnder(suite)),
    );
    this.cases.set(row.id, compiled, row.definition.length * this.variants.length);
    return compiled;
  }

  /** What was broken and is not in the case itself is that it was defined twice. */
  private violations(row: CaseRow, source: CaseObject, suite: CompiledSuite): readonly Violation[] {
    const own = checkCase(suite, source);
    // The contract of current versions is checked anew when rules are adopted, that of others is left as it was.
    const checked = row.current ? checkCase(this.standing, source) : own;
    return row.broken && !checked.some(isError) ? [...own, duplicateViolation("case", source.caseId)] : own;
  }
}

function isError({ severity }: Violation): boolean {
  return severity === "error";
}

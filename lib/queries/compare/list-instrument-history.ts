import { db } from "../../db/client.ts";
import { LEVELS, type Level } from "../../grading/claims.ts";
import type { ToolRules } from "../../grading/instrument.ts";
import type { SuiteOptions } from "../../grading/model.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { InstrumentRow } from "../instrument-row.ts";

/** An instrument with how it came about; texts are decoded. */
export type InstrumentHistory = InstrumentRow & {
  readonly rules: Readonly<Record<string, ToolRules>>;
  readonly options: SuiteOptions;
  /** Tools or cases changed since it graded. */
  readonly outdated: boolean;
  readonly reason: string | null;
  readonly createdBy: string | null;
  readonly createdAt: Date;
};

/** Every instrument of a suite (at most 500), levels in their order, newest version first. */
export async function listInstrumentHistory(suiteId: number): Promise<readonly InstrumentHistory[]> {
  const rows = await db().instrument.findMany({
    where: { suiteId },
    orderBy: { version: "desc" },
    take: 500,
  });
  const known = rows.map((row) => ({
    id: row.id,
    level: row.level as Level,
    version: row.version,
    current: row.current,
    rules: JSON.parse(decodeStoredText(row.rules)) as InstrumentHistory["rules"],
    options: JSON.parse(decodeStoredText(row.options)) as SuiteOptions,
    outdated: row.outdated,
    reason: decodeOptionalText(row.reason),
    createdBy: decodeOptionalText(row.createdBy),
    createdAt: row.createdAt,
  }));
  return LEVELS.flatMap((level) => known.filter((row) => row.level === level));
}

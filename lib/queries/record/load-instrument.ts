import { db } from "../../db/client.ts";
import type { CompiledSuite } from "../../grading/compiled-suite.ts";
import type { Instrument, ToolRules } from "../../grading/instrument.ts";
import { instrumentsOfSuite } from "../../grading/instruments-of-suite.ts";
import type { SuiteOptions } from "../../grading/model.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { InstrumentRow } from "../instrument-row.ts";

/** An instrument with its rules as they are stored; one that never graded anything is made of the suite as it stands. */
export async function loadInstrument(
  suiteId: number,
  suite: CompiledSuite,
  { id, level }: Pick<InstrumentRow, "id" | "level">,
): Promise<Instrument> {
  const row = await db().instrument.findUnique({
    where: { suiteId_id: { suiteId, id } },
    select: { hash: true, rules: true, options: true },
  });
  if (row === null) return instrumentsOfSuite(suite)[level];
  return {
    id: row.hash,
    level,
    rules: JSON.parse(decodeStoredText(row.rules)) as Record<string, ToolRules>,
    options: JSON.parse(row.options) as SuiteOptions,
  };
}

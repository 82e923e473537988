import type { ClientBase, Pool } from "pg";
import { LEVELS, type Level } from "../../grading/claims.ts";
import type { ToolRules } from "../../grading/instrument.ts";
import type { SuiteOptions } from "../../grading/model.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { StoredInstrument } from "../suite/ensure-instruments.ts";

type Row = { id: number; hash: string; level: Level; rules: string; options: string };

/** The current instruments that read a case, levels in their order: all but the harness. */
export async function caseInstruments(
  client: ClientBase | Pool,
  suiteId: number,
): Promise<readonly StoredInstrument[]> {
  const { rows } = await client.query<Row>(
    "SELECT id, hash, level, rules, options FROM instrument WHERE suite_id = $1 AND current AND level <> 'harness'",
    [suiteId],
  );
  return LEVELS.flatMap((level) =>
    rows
      .filter((row) => row.level === level)
      .map((row) => ({
        key: row.id,
        instrument: {
          id: row.hash,
          level,
          rules: JSON.parse(decodeStoredText(row.rules)) as Record<string, ToolRules>,
          options: JSON.parse(row.options) as SuiteOptions,
        },
      })),
  );
}

import type { ClientBase } from "pg";
import type { CompiledSuite } from "../../grading/compiled-suite.ts";
import type { CaseObject } from "../../grading/model.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { concernsTools } from "../../rules/concerns-tools.ts";

const PAGE = 500;

/** The stored ids of cases of which some version is concerned by the rules of `tools`. */
export async function concernedCases(
  client: ClientBase,
  suiteId: number,
  suite: CompiledSuite,
  tools: ReadonlySet<string>,
): Promise<readonly string[]> {
  const found = new Set<string>();
  for (let after = 0; ; ) {
    const { rows } = await client.query<{ id: number; case_id: string; definition: string }>(
      "SELECT id, case_id, definition FROM case_version WHERE suite_id = $1 AND id > $2 ORDER BY id LIMIT $3",
      [suiteId, after, PAGE],
    );
    if (rows.length === 0) return [...found];
    after = rows.at(-1)?.id ?? after;
    for (const row of rows) {
      if (found.has(row.case_id)) continue;
      const source = JSON.parse(decodeStoredText(row.definition)) as CaseObject;
      if (concernsTools(source, tools, suite.options)) found.add(row.case_id);
    }
  }
}

import type { ClientBase } from "pg";
import type { JsonSource } from "../../grading/json-source.ts";
import type { CaseObject } from "../../grading/model.ts";
import { canonicalJson } from "../../json/canonical-json.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { PathPattern } from "../../json/path-pattern.ts";
import { valuesAt } from "../../rules/values-at.ts";

const PAGE = 500;
/** Different values looked at of one parameter. */
const MOST = 5000;

export type ParameterOfTool = { readonly tool: string; readonly pattern: PathPattern };

/** The different values that the current cases of a suite expect of each of some parameters, in the parameters' order. */
export async function expectedValues(
  client: ClientBase,
  suiteId: number,
  parameters: readonly ParameterOfTool[],
): Promise<readonly (readonly JsonSource[])[]> {
  const found = parameters.map(() => new Map<string, JsonSource>());
  for (let after = 0; ; ) {
    const { rows } = await client.query<{ id: number; definition: string }>(
      "SELECT id, definition FROM case_version WHERE suite_id = $1 AND current AND id > $2 ORDER BY id LIMIT $3",
      [suiteId, after, PAGE],
    );
    if (rows.length === 0) return found.map((values) => [...values.values()]);
    after = rows.at(-1)?.id ?? after;
    for (const row of rows) {
      const source = JSON.parse(decodeStoredText(row.definition)) as CaseObject;
      parameters.forEach(({ tool, pattern }, place) => {
        const values = found[place] as Map<string, JsonSource>;
        if (values.size >= MOST) return;
        for (const value of valuesAt(source, tool, pattern)) values.set(canonicalJson(value.node), value);
      });
    }
  }
}

import type { ClientBase, Pool } from "pg";
import { compileSuite } from "../grading/compile-suite.ts";
import type { CompiledSuite } from "../grading/compiled-suite.ts";
import type { Effect, NormalizerUse, SuiteOptions, ToolObject } from "../grading/model.ts";
import { decodeOptionalText } from "../json/decode-optional-text.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";
import type { JsonText } from "../json/json-node.ts";

type ToolRow = {
  name: string;
  description: string | null;
  input_schema: string | null;
  effect: Effect | null;
  declared_effect: Effect | null;
  defaults: string | null;
  eval_norms: string;
  extra: string | null;
};

/** A suite's tools and options as they stand, ready for grading. What was declared in the browser wins. */
export async function loadSuite(client: ClientBase | Pool, suiteId: number): Promise<CompiledSuite> {
  const suite = await client.query<{ args_match: string; repeats: string }>(
    "SELECT args_match, repeats FROM suite WHERE id = $1",
    [suiteId],
  );
  const tools = await client.query<ToolRow>(
    `SELECT name, description, input_schema, effect, declared_effect, defaults, eval_norms, extra
     FROM tool WHERE suite_id = $1 ORDER BY id`,
    [suiteId],
  );
  const options = {
    argsMatch: suite.rows[0]?.args_match ?? "named",
    repeats: suite.rows[0]?.repeats ?? "signal",
  } as SuiteOptions;
  return compileSuite(tools.rows.map(toTool), options);
}

function toTool(row: ToolRow): ToolObject {
  return {
    kind: "tool",
    name: decodeStoredText(row.name),
    description: decodeOptionalText(row.description),
    inputSchema: decodeOptionalText(row.input_schema) as JsonText | null,
    effect: row.declared_effect ?? row.effect,
    defaults: decodeOptionalText(row.defaults) as JsonText | null,
    evalNorms: JSON.parse(decodeStoredText(row.eval_norms)) as Record<string, NormalizerUse>,
    extra: decodeOptionalText(row.extra) as JsonText | null,
  };
}

import type { ClientBase, Pool } from "pg";
import { compileSuite } from "../grading/compile-suite.ts";
import type { CompiledSuite } from "../grading/compiled-suite.ts";
import type { Effect, NormalizerUse, SuiteOptions, ToolObject } from "../grading/model.ts";
import { decodeOptionalText } from "../json/decode-optional-text.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";
import type { JsonText } from "../json/json-node.ts";
import type { AdoptedRules } from "../rules/adopted-rules.ts";

type ToolRow = {
  name: string;
  description: string | null;
  input_schema: string | null;
  effect: Effect | null;
  declared_effect: Effect | null;
  defaults: string | null;
  eval_norms: string;
  adopted_norms: string;
  adopted_defaults: string;
  extra: string | null;
};

export type OwnSuite = {
  readonly own: CompiledSuite;
  /** By tool; one for which nothing was adopted is absent. */
  readonly adopted: ReadonlyMap<string, AdoptedRules>;
};

/** A suite with the rules that its tools came with, and apart from it what was adopted over them. */
export async function loadOwnSuite(client: ClientBase | Pool, suiteId: number): Promise<OwnSuite> {
  const suite = await client.query<{ args_match: string; repeats: string }>(
    "SELECT args_match, repeats FROM suite WHERE id = $1",
    [suiteId],
  );
  const tools = await client.query<ToolRow>(
    `SELECT name, description, input_schema, effect, declared_effect, defaults, eval_norms, adopted_norms,
            adopted_defaults, extra
     FROM tool WHERE suite_id = $1 ORDER BY id`,
    [suiteId],
  );
  const options = {
    argsMatch: suite.rows[0]?.args_match ?? "named",
    repeats: suite.rows[0]?.repeats ?? "signal",
  } as SuiteOptions;
  const adopted = new Map<string, AdoptedRules>();
  for (const { name, adopted_norms, adopted_defaults } of tools.rows) {
    if (adopted_norms === "{}" && adopted_defaults === "{}") continue;
    adopted.set(decodeStoredText(name), {
      norms: JSON.parse(decodeStoredText(adopted_norms)) as AdoptedRules["norms"],
      defaults: JSON.parse(decodeStoredText(adopted_defaults)) as AdoptedRules["defaults"],
    });
  }
  return { own: compileSuite(tools.rows.map(toTool), options), adopted };
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

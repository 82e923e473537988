import type { CompiledSuite, CompiledTool } from "../grading/compiled-suite.ts";
import { defaultsOfTool } from "../grading/defaults-of-tool.ts";
import type { JsonSource } from "../grading/json-source.ts";
import type { NormalizerUse } from "../grading/model.ts";
import type { JsonText } from "../json/json-node.ts";
import { literalOf } from "../json/literal-of.ts";

/** What a tool's schema alone does not say of its rules. */
export type RulesOfTool = {
  readonly norms: Readonly<Record<string, NormalizerUse>>;
  readonly defaults: Readonly<Record<string, JsonText>>;
  /** Parameters whose default in the schema is not to be counted as stated. */
  readonly droppedDefaults: readonly string[];
};

/**
 * The rules of a suite's tools as they stand, without the defaults that stand in the schemas just so; tools without any
 * are left out.
 *
 * @example rulesInForce(suite).search.norms.month.use // "month"
 */
export function rulesInForce(suite: CompiledSuite): Readonly<Record<string, RulesOfTool>> {
  const rules = [...suite.tools.values()].map((tool): [string, RulesOfTool] => [tool.name, rulesOf(tool)]);
  return Object.fromEntries(
    rules.filter(([, { norms, defaults, droppedDefaults }]) => {
      return Object.keys(norms).length + Object.keys(defaults).length + droppedDefaults.length > 0;
    }),
  );
}

function rulesOf({ source, schema, defaults }: CompiledTool): RulesOfTool {
  const inSchema = defaultsOfTool(null, schema);
  const stated = [...defaults].filter(([path, value]) => literal(inSchema.get(path)) !== literal(value));
  return {
    norms: source.evalNorms,
    defaults: Object.fromEntries(stated.map(([path, { node, text }]) => [path, literalOf(text, node)])),
    droppedDefaults: [...inSchema.keys()].filter((path) => !defaults.has(path)),
  };
}

function literal(source: JsonSource | undefined): string | null {
  return source === undefined ? null : literalOf(source.text, source.node);
}

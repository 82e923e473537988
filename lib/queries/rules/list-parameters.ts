import type { CompiledTool } from "../../grading/compiled-suite.ts";
import { defaultsOfTool } from "../../grading/defaults-of-tool.ts";
import type { JsonSource } from "../../grading/json-source.ts";
import { namesOfMask } from "../../grading/names-of-mask.ts";
import type { Schema } from "../../grading/schema.ts";
import { formatPath } from "../../json/format-path.ts";
import { literalOf } from "../../json/literal-of.ts";
import { ruleInForce } from "../../rules/rule-in-force.ts";
import type { Scope } from "../scope.ts";
import { countFindingsByParameter } from "./count-findings-by-parameter.ts";
import type { ParameterRow } from "./parameter-row.ts";
import { pathKey } from "./path-key.ts";
import { readRules } from "./read-rules.ts";

const MAX_DEPTH = 6;
const MOST = 300;

type Declared = { readonly schema: Schema; readonly required: boolean };

/**
 * The parameters of a tool: what its schema declares, then what only rules or findings name. At most 300. Null where
 * the suite has no such tool.
 */
export async function listParameters(scope: Scope, name: string): Promise<readonly ParameterRow[] | null> {
  const [{ own, adopted, inForce }, counted] = await Promise.all([
    readRules(scope.suite.id),
    countFindingsByParameter(scope),
  ]);
  const [came, now] = [own.tools.get(name), inForce.tools.get(name)];
  if (came === undefined || now === undefined) return null;
  const over = adopted.get(name) ?? { norms: {}, defaults: {} };
  const declared = new Map<string, Declared>();
  if (came.schema !== null) collect(came.schema, "", 0, declared);
  const inSchema = defaultsOfTool(null, came.schema);
  const findings = counted.filter(({ tool }) => tool === name);
  const paths = new Map<string, string>();
  for (const path of [
    ...Object.keys(over.norms),
    ...Object.keys(over.defaults),
    ...Object.keys(came.source.evalNorms),
    ...came.defaults.keys(),
    ...declared.keys(),
    ...findings.map(({ path }) => path),
  ]) {
    if (!paths.has(pathKey(path))) paths.set(pathKey(path), path);
  }
  const order = new Map([...declared.keys()].map((path, index) => [pathKey(path), index]));
  const rank = (path: string) => order.get(pathKey(path)) ?? order.size;
  return [...paths.values()]
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST)
    .map((path): ParameterRow => {
      const known = declaredAt(declared, path);
      return {
        path,
        types: known === undefined ? null : namesOfMask(known.schema.types),
        required: known?.required ?? false,
        findings: findings
          .filter((one) => pathKey(one.path) === pathKey(path))
          .reduce((sum, one) => sum + one.findings, 0),
        rule: ruleInForce(now, path),
        ownRule: ruleInForce(came, path),
        ruleAdopted: Object.hasOwn(over.norms, path),
        fallback: textOf(now.defaults.get(path)),
        ownFallback: textOf(came.defaults.get(path)),
        ownFallbackFrom: cameFrom(came, inSchema, path),
        fallbackAdopted: Object.hasOwn(over.defaults, path),
      };
    });
}

function collect(schema: Schema, path: string, depth: number, found: Map<string, Declared>): void {
  if (depth > MAX_DEPTH || found.size >= MOST) return;
  for (const name of schema.propertyNames ?? []) {
    const child = schema.property(name);
    if (child === null || found.size >= MOST) continue;
    const step = formatPath([name]);
    const at = path === "" || step.startsWith("[") ? `${path}${step}` : `${path}.${step}`;
    found.set(at, { schema: child, required: schema.required.includes(name) });
    collect(child, at, depth + 1, found);
  }
  const item = path === "" ? null : schema.item(-1);
  if (item !== null) {
    if (found.size < MOST) found.set(`${path}[]`, { schema: item, required: false });
    collect(item, `${path}[]`, depth + 1, found);
  }
}

function declaredAt(declared: ReadonlyMap<string, Declared>, path: string): Declared | undefined {
  if (declared.has(path)) return declared.get(path);
  for (const [known, one] of declared) if (pathKey(known) === pathKey(path)) return one;
  return undefined;
}

function textOf(source: JsonSource | undefined) {
  return source === undefined ? null : literalOf(source.text, source.node);
}

function cameFrom(tool: CompiledTool, inSchema: ReadonlyMap<string, JsonSource>, path: string) {
  const stated = textOf(tool.defaults.get(path));
  if (stated === null) return null;
  return textOf(inSchema.get(path)) === stated ? "schema" : "suite";
}

import type { JsonSource } from "./json-source.ts";
import { parseSource } from "./parse-source.ts";
import type { Schema } from "./schema.ts";

/** Defaults of parameters nested deeper than this are not looked for; a schema may contain itself. */
const MAX_DEPTH = 6;
const MAX_VISITS = 5000;

/**
 * The stated defaults of a tool (G17), by parameter path: `defaults` of the tool, then `default` in its schema,
 * nested parameters included (`items[].gift`). A parameter that is absent here has no default, which is
 * something else than the default `null`.
 */
export function defaultsOfTool(defaults: string | null, schema: Schema | null): Map<string, JsonSource> {
  const found = new Map<string, JsonSource>();
  if (schema !== null) collect(schema, "", 0, found, { visits: MAX_VISITS });
  const stated = parseSource(defaults);
  if (stated?.node.type === "object") {
    for (const member of stated.node.members) {
      found.set(member.key, { node: member.value, text: stated.text });
    }
  }
  return found;
}

function collect(
  schema: Schema,
  path: string,
  depth: number,
  found: Map<string, JsonSource>,
  budget: { visits: number },
): void {
  budget.visits -= 1;
  if (depth > MAX_DEPTH || budget.visits < 0) return;
  for (const name of schema.propertyNames ?? []) {
    const child = schema.property(name);
    if (child === null) continue;
    const childPath = path === "" ? name : `${path}.${name}`;
    if (child.default !== null) found.set(childPath, child.default);
    collect(child, childPath, depth + 1, found, budget);
  }
  const item = path === "" ? null : schema.item(-1);
  if (item !== null) collect(item, `${path}[]`, depth + 1, found, budget);
}

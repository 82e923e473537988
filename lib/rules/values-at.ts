import type { JsonSource } from "../grading/json-source.ts";
import type { CaseObject } from "../grading/model.ts";
import { parseSource } from "../grading/parse-source.ts";
import type { JsonNode } from "../json/json-node.ts";
import { lastMembers } from "../json/last-members.ts";
import type { PathPattern } from "../json/path-pattern.ts";

/**
 * Every value that a case expects of one parameter of a tool: in whichever call and alternative, accepted values of
 * `args_any_of` included.
 *
 * @example valuesAt(source, "search", ["status"]).length // 1
 */
export function valuesAt(source: CaseObject, tool: string, path: PathPattern): readonly JsonSource[] {
  const found: JsonSource[] = [];
  const calls = [...(source.expectToolCalls ?? []), ...source.accept.flat()];
  for (const call of calls) {
    if (call.name !== tool) continue;
    const args = parseSource(call.args);
    if (args !== null) found.push(...nodesAt(args.node, path).map((node) => ({ node, text: args.text })));
    const [first, ...rest] = path;
    const accepted =
      typeof first === "string" && Object.hasOwn(call.argsAnyOf, first) ? call.argsAnyOf[first] : [];
    for (const literal of accepted ?? []) {
      const value = parseSource(literal);
      if (value !== null)
        found.push(...nodesAt(value.node, rest).map((node) => ({ node, text: value.text })));
    }
  }
  return found;
}

function nodesAt(root: JsonNode, path: PathPattern): readonly JsonNode[] {
  let nodes: readonly JsonNode[] = [root];
  for (const step of path) {
    nodes = nodes.flatMap((node): readonly JsonNode[] => {
      if (typeof step === "string") {
        const member = node.type === "object" ? lastMembers(node).get(step) : undefined;
        return member === undefined ? [] : [member.value];
      }
      if (node.type !== "array") return [];
      const item = step === null ? undefined : node.items[step];
      return step === null ? node.items : item === undefined ? [] : [item];
    });
  }
  return nodes;
}

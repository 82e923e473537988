import type { PathPattern } from "../json/path-pattern.ts";
import { createRuleNode } from "./create-rule-node.ts";
import type { RuleNode } from "./rule-node.ts";

/** The node at a declared path under `root`, made where it is not there yet. `mark` is called on each node passed. */
export function placeRule(root: RuleNode, path: PathPattern, mark?: (node: RuleNode) => void): RuleNode {
  let node = root;
  mark?.(node);
  for (const step of path) {
    node = childOf(node, step);
    mark?.(node);
  }
  return node;
}

function childOf(node: RuleNode, step: string | number | null): RuleNode {
  if (step === null) {
    node.items ??= createRuleNode();
    return node.items;
  }
  if (typeof step === "number") {
    node.indexes ??= new Map();
    return entry(node.indexes, step);
  }
  node.keys ??= new Map();
  return entry(node.keys, step);
}

function entry<K>(map: Map<K, RuleNode>, key: K): RuleNode {
  let child = map.get(key);
  if (child === undefined) {
    child = createRuleNode();
    map.set(key, child);
  }
  return child;
}

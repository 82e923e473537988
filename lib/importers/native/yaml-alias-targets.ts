import { type Alias, type Document, type Node, visit } from "yaml";

/** What each alias of a document stands for: the last node above it with that anchor. One walk for all of them. */
export function yamlAliasTargets(document: Document): ReadonlyMap<Alias, Node> {
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  visit(document, {
    Alias(_, alias) {
      const target = anchors.get(alias.source);
      if (target !== undefined) targets.set(alias, target);
    },
    Value(_, node) {
      if (node.anchor) anchors.set(node.anchor, node);
    },
  });
  return targets;
}

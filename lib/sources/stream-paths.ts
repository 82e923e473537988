/** The keys that lead to the arrays of a document that are streamed; `stream` is the whole path at such an array. */
export type StreamNode = {
  readonly children: ReadonlyMap<string, StreamNode>;
  readonly stream: string | null;
};

/** The tree of `paths` (`results.results`): keys are parted by dots. */
export function streamPaths(paths: readonly string[]): StreamNode {
  type Growing = { children: Map<string, Growing>; stream: string | null };
  const root: Growing = { children: new Map(), stream: null };
  for (const path of paths) {
    let node = root;
    for (const key of path.split(".")) {
      const next = node.children.get(key) ?? { children: new Map(), stream: null };
      node.children.set(key, next);
      node = next;
    }
    node.stream = path;
  }
  return root;
}

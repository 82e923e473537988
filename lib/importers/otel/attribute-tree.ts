import { parseLenient } from "../parse-lenient.ts";
import { JsonPlace } from "../transcript/json-place.ts";

type Node = { leaf: string | null; readonly children: Map<string, Node> };

const SEGMENTS = 32;

/**
 * The value that attributes with flattened names make: numbers in a name are places in a list. Null where there are none.
 *
 * @example // [["0.role", "assistant"], ["0.tool_calls.0.name", "f"]] → [{"role":"assistant","tool_calls":[{"name":"f"}]}]
 */
export function attributeTree(entries: Iterable<readonly [string, JsonPlace]>): JsonPlace | null {
  const root: Node = { leaf: null, children: new Map() };
  for (const [name, place] of entries) {
    const segments = name.split(".");
    if (segments.length > SEGMENTS) continue;
    let node = root;
    for (const segment of segments) {
      const next = node.children.get(segment) ?? { leaf: null, children: new Map() };
      node.children.set(segment, next);
      node = next;
    }
    node.leaf = place.source();
  }
  if (root.children.size === 0) return null;
  const text = jsonOf(root);
  const parsed = parseLenient(text);
  return parsed === null ? null : JsonPlace.of(text, parsed.value);
}

function jsonOf({ leaf, children }: Node): string {
  if (children.size === 0) return leaf ?? "null";
  const keys = [...children.keys()];
  if (keys.every((key) => /^\d{1,9}$/.test(key))) {
    const inOrder = [...children].sort(([a], [b]) => Number(a) - Number(b));
    return `[${inOrder.map(([, child]) => jsonOf(child)).join(",")}]`;
  }
  return `{${[...children].map(([key, child]) => `${JSON.stringify(key)}:${jsonOf(child)}`).join(",")}}`;
}

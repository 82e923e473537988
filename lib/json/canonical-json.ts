import { canonicalNumberText } from "./canonical-number-text.ts";
import { compareCodePoints } from "./compare-code-points.ts";
import type { JsonMember, JsonNode, JsonText } from "./json-node.ts";
import { lastMembers } from "./last-members.ts";

type Open =
  | { readonly members: readonly JsonMember[]; readonly items: null; next: number }
  | { readonly members: null; readonly items: readonly JsonNode[]; next: number };

/**
 * The one text of a value: two values have the same text if, and only if, `jsonEqual` holds of them. No white
 * space; keys sorted by code point, the last of repeated ones; numbers in normal form; strings with the
 * fewest escapes. Iterative.
 *
 * @example canonicalJson(parsed('{"b": 4200.0, "a": "\\u0041"}')) // '{"a":"A","b":42e2}'
 */
export function canonicalJson(root: JsonNode): JsonText {
  const out: string[] = [];
  const stack: Open[] = [];
  let node: JsonNode | null = root;
  for (;;) {
    if (node !== null) {
      switch (node.type) {
        case "object": {
          const members = [...lastMembers(node).values()].sort((a, b) => compareCodePoints(a.key, b.key));
          stack.push({ members, items: null, next: 0 });
          out.push("{");
          break;
        }
        case "array":
          stack.push({ members: null, items: node.items, next: 0 });
          out.push("[");
          break;
        case "number":
          out.push(canonicalNumberText(node.literal));
          break;
        default:
          out.push(JSON.stringify(node.value));
      }
    }
    const open = stack.at(-1);
    if (open === undefined) return out.join("") as JsonText;
    const index = open.next++;
    const member: JsonMember | undefined = open.members?.[index];
    node = member?.value ?? open.items?.[index] ?? null;
    if (node === null) {
      out.push(open.members === null ? "]" : "}");
      stack.pop();
    } else {
      if (index > 0) out.push(",");
      if (member !== undefined) out.push(JSON.stringify(member.key), ":");
    }
  }
}

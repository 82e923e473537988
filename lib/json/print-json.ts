import type { JsonMember, JsonNode, JsonText } from "./json-node.ts";

type Open =
  | { readonly members: readonly JsonMember[]; readonly items: null; next: number }
  | { readonly members: null; readonly items: readonly JsonNode[]; next: number };

/** Deeper levels are indented like this one: else 100,000 levels would print as gigabytes of spaces. */
const DEEPEST_INDENT = 100;

/**
 * Prints a node afresh with every literal as it was written (numbers, escapes, key order, repeats); only white
 * space changes. `indent` is the number of spaces a level; 0 prints it on one line without any. `text` must
 * be the text that was parsed. Iterative and linear.
 *
 * @example printJson('{"a": 42.00}', node, 0) // '{"a":42.00}'
 */
export function printJson(text: string, root: JsonNode, indent: number): JsonText {
  const out: string[] = [];
  const stack: Open[] = [];
  const breakLine = () => {
    if (indent > 0) out.push("\n", " ".repeat(indent * Math.min(stack.length, DEEPEST_INDENT)));
  };
  let node: JsonNode | null = root;
  for (;;) {
    if (node?.type === "object" && node.members.length > 0) {
      stack.push({ members: node.members, items: null, next: 0 });
      out.push("{");
    } else if (node?.type === "array" && node.items.length > 0) {
      stack.push({ members: null, items: node.items, next: 0 });
      out.push("[");
    } else if (node?.type === "object") out.push("{}");
    else if (node?.type === "array") out.push("[]");
    else if (node !== null) out.push(text.slice(node.start, node.end));
    const open = stack.at(-1);
    if (open === undefined) return out.join("") as JsonText;
    const index = open.next++;
    const member: JsonMember | undefined = open.members?.[index];
    node = member?.value ?? open.items?.[index] ?? null;
    if (node === null) {
      stack.pop();
      breakLine();
      out.push(open.members === null ? "]" : "}");
    } else {
      if (index > 0) out.push(",");
      breakLine();
      if (member !== undefined) out.push(text.slice(member.keyStart, member.keyEnd), indent > 0 ? ": " : ":");
    }
  }
}

import type { JsonText } from "./json-node.ts";
import type { PlainJson } from "./plain-json.ts";

type Open = {
  readonly isArray: boolean;
  readonly keys: readonly string[] | null;
  readonly values: readonly PlainJson[];
  next: number;
};

/**
 * JSON text of a plain value, as `JSON.stringify` would write it, but at any depth and never with a silent
 * null: throws a RangeError at NaN, Infinity, or what is no JSON value (a cycle would never end).
 *
 * @example toJsonText({ a: [1, "x"] }) // '{"a":[1,"x"]}'
 */
export function toJsonText(root: PlainJson): JsonText {
  const out: string[] = [];
  const stack: Open[] = [];
  let value: PlainJson | undefined = root;
  for (;;) {
    if (Array.isArray(value)) {
      stack.push({ isArray: true, keys: null, values: value, next: 0 });
      out.push("[");
    } else if (typeof value === "object" && value !== null) {
      stack.push({ isArray: false, keys: Object.keys(value), values: Object.values(value), next: 0 });
      out.push("{");
    } else out.push(scalarText(value));
    let open = stack.at(-1);
    while (open !== undefined && open.next === open.values.length) {
      out.push(open.isArray ? "]" : "}");
      stack.pop();
      open = stack.at(-1);
    }
    if (open === undefined) return out.join("") as JsonText;
    if (open.next > 0) out.push(",");
    const key = open.keys?.[open.next];
    if (key !== undefined) out.push(JSON.stringify(key), ":");
    value = open.values[open.next++];
  }
}

function scalarText(value: unknown): string {
  if (value === null || typeof value === "boolean" || typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number" && Number.isFinite(value)) return JSON.stringify(value);
  throw new RangeError(`${typeof value === "number" ? value : typeof value} has no JSON text`);
}

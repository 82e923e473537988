import { equalNumbers } from "./equal-numbers.ts";
import { findMember } from "./find-member.ts";
import type { JsonNode, JsonObject } from "./json-node.ts";
import { lastMembers } from "./last-members.ts";

/** Up to here looking keys up one by one is faster than building a map. */
const FEW_MEMBERS = 8;

/**
 * Whether two values are equal: numbers as exact decimals, strings by code points, arrays in order, objects by
 * keys regardless of order (a repeated key counts with its last value). A number never equals a string, nor a
 * boolean a number. Linear in the smaller value, whatever the nesting.
 *
 * @example jsonEqual(parsed('{"a":42e2,"b":[]}'), parsed('{"b":[],"a":4200.0}')) // true
 */
export function jsonEqual(left: JsonNode, right: JsonNode): boolean {
  const todo: JsonNode[] = [];
  let a: JsonNode | undefined = left;
  let b: JsonNode | undefined = right;
  while (a !== undefined && b !== undefined) {
    switch (a.type) {
      case "number":
        if (b.type !== "number" || !equalNumbers(a.literal, b.literal)) return false;
        break;
      case "array": {
        if (b.type !== "array" || a.items.length !== b.items.length) return false;
        for (let index = a.items.length - 1; index >= 0; index--) {
          todo.push(a.items[index] as JsonNode, b.items[index] as JsonNode);
        }
        break;
      }
      case "object":
        if (b.type !== "object" || !pairMembers(a, b, todo)) return false;
        break;
      default:
        if (a.type !== b.type || a.value !== b.value) return false;
    }
    b = todo.pop();
    a = todo.pop();
  }
  return true;
}

/** Pushes the values of each key that both have; false where one has a key that the other lacks. */
function pairMembers(a: JsonObject, b: JsonObject, todo: JsonNode[]): boolean {
  if (a.members.length > FEW_MEMBERS || b.members.length > FEW_MEMBERS) {
    const left = lastMembers(a);
    const right = lastMembers(b);
    if (left.size !== right.size) return false;
    for (const [key, member] of left) {
      const other = right.get(key);
      if (other === undefined) return false;
      todo.push(member.value, other.value);
    }
    return true;
  }
  for (const member of b.members) if (findMember(a, member.key) === null) return false;
  for (const member of a.members) {
    const other = findMember(b, member.key);
    if (other === null) return false;
    if (findMember(a, member.key) === member) todo.push(member.value, other.value);
  }
  return true;
}

import type { JsonNode, JsonObject } from "../json/json-node.ts";

/**
 * How two literals relate before any rule is applied. `same`: equal tokens (white space and key order aside);
 * `spelling`: equal values of equal lexical types, written differently (`"\u0041"` and `"A"`); else `different`.
 * Objects with repeated keys are the same only where their texts are. Never deeper than memory; linear time.
 *
 * @example sameTree("[1]", a, "[1.0]", b) // "different"
 */
export function sameTree(
  textA: string,
  a: JsonNode,
  textB: string,
  b: JsonNode,
): "same" | "spelling" | "different" {
  if (sameSlice(textA, a, textB, b)) return "same";
  let answer: "same" | "spelling" = "same";
  const open: [JsonNode, JsonNode][] = [[a, b]];
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [left, right] = pair;
    if (left.type === "object") {
      if (right.type !== "object") return "different";
      if (!pairMembers(left, right, open)) return "different";
    } else if (left.type === "array") {
      if (right.type !== "array" || left.items.length !== right.items.length) return "different";
      for (let index = 0; index < left.items.length; index++) {
        const x = left.items[index];
        const y = right.items[index];
        if (x !== undefined && y !== undefined) open.push([x, y]);
      }
    } else if (left.type === "number") {
      if (right.type !== "number" || left.literal !== right.literal) return "different";
    } else if (left.type !== right.type || left.value !== right.value) return "different";
    else if (!sameSlice(textA, left, textB, right)) answer = "spelling";
  }
  return answer;
}

function sameSlice(textA: string, a: JsonNode, textB: string, b: JsonNode): boolean {
  return a.end - a.start === b.end - b.start && textA.slice(a.start, a.end) === textB.slice(b.start, b.end);
}

function pairMembers(left: JsonObject, right: JsonObject, open: [JsonNode, JsonNode][]): boolean {
  if (left.members.length !== right.members.length) return false;
  const sameOrder = left.members.every((member, index) => member.key === right.members[index]?.key);
  const byKey = new Map(right.members.map((member) => [member.key, member.value]));
  if (byKey.size !== right.members.length) return false;
  const seen = new Set<string>();
  for (const [index, member] of left.members.entries()) {
    if (seen.has(member.key)) return false;
    seen.add(member.key);
    const partner = sameOrder ? right.members[index]?.value : byKey.get(member.key);
    if (partner === undefined) return false;
    open.push([member.value, partner]);
  }
  return true;
}

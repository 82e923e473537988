import { hasRepeatedKey } from "./has-repeated-key.ts";
import { jsonEqual } from "./json-equal.ts";
import type { JsonMember, JsonNode, JsonObject } from "./json-node.ts";
import type { JsonPath } from "./json-path.ts";
import { literalOf } from "./literal-of.ts";
import type { RepeatedKey, RepeatedKeys } from "./repeated-key.ts";

/** Path segments listed for one value in all: else repeats at each of 100,000 levels would be quadratic. */
const SEGMENT_BUDGET = 100_000;

const NONE: RepeatedKeys = { differing: [], equal: [], unlisted: { differing: 0, equal: 0 } };

type Place = { readonly outer: Place | null; readonly segment: string | number; readonly depth: number };

/**
 * Every repeated key of a value, at any depth, in the order of the text. Two values of a key differ where
 * `jsonEqual` does not hold. Linear in the text's length.
 *
 * @example findRepeatedKeys(text, parsed('{"dir":"in","dir":"out"}')).differing[0]?.literals // ['"in"', '"out"']
 */
export function findRepeatedKeys(text: string, root: JsonNode): RepeatedKeys {
  if (!hasRepeatedKey(root)) return NONE;
  const differing: RepeatedKey[] = [];
  const equal: RepeatedKey[] = [];
  const unlisted = { differing: 0, equal: 0 };
  let budget = SEGMENT_BUDGET;
  const todo: { readonly node: JsonNode; readonly place: Place | null }[] = [{ node: root, place: null }];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const { node, place } = next;
    const depth = (place?.depth ?? 0) + 1;
    if (node.type === "array") {
      for (let index = node.items.length - 1; index >= 0; index--) {
        todo.push({ node: node.items[index] as JsonNode, place: { outer: place, segment: index, depth } });
      }
    } else if (node.type === "object") {
      for (let index = node.members.length - 1; index >= 0; index--) {
        const { key, value } = node.members[index] as JsonMember;
        todo.push({ node: value, place: { outer: place, segment: key, depth } });
      }
      for (const [key, members] of repeats(node)) {
        const differs = members.some(({ value }, index) => {
          const before = members[index - 1];
          return before !== undefined && !jsonEqual(before.value, value);
        });
        budget -= depth;
        if (budget < 0) {
          unlisted[differs ? "differing" : "equal"]++;
          continue;
        }
        const path = pathOf({ outer: place, segment: key, depth });
        const literals = members.map(({ value }) => literalOf(text, value));
        (differs ? differing : equal).push({ path, literals });
      }
    }
  }
  return { differing, equal, unlisted };
}

function repeats(object: JsonObject): [string, JsonMember[]][] {
  const byKey = new Map<string, JsonMember[]>();
  for (const member of object.members) {
    const same = byKey.get(member.key);
    if (same === undefined) byKey.set(member.key, [member]);
    else same.push(member);
  }
  return [...byKey].filter(([, members]) => members.length > 1);
}

function pathOf(place: Place): JsonPath {
  const path: (string | number)[] = [];
  for (let at: Place | null = place; at !== null; at = at.outer) path.push(at.segment);
  return path.reverse();
}

import { lastMembers } from "../../json/last-members.ts";
import { looseKey } from "./loose-key.ts";
import type { ToldCall } from "./told-call.ts";

const known = new WeakMap<ToldCall, ReadonlyMap<string, string> | null>();

/** Whether more of two calls' arguments are the same value, if perhaps rendered differently (G14), than are not. */
export function sharesMost(seen: ToldCall, told: ToldCall): boolean {
  const a = valuesOf(seen);
  const b = valuesOf(told);
  if (a === null || b === null) return false;
  let same = 0;
  let shared = 0;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined) continue;
    shared += 1;
    if (other === value) same += 1;
  }
  return 2 * same > a.size + b.size - shared;
}

/** Each argument's value as `looseKey` has it; null where there are no arguments to be read. */
function valuesOf(call: ToldCall): ReadonlyMap<string, string> | null {
  const before = known.get(call);
  if (before !== undefined) return before;
  const { object } = call.read;
  const values =
    object === null
      ? null
      : new Map([...lastMembers(object)].map(([key, { value }]) => [key, looseKey(value)] as const));
  known.set(call, values);
  return values;
}

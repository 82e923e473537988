import type { JsonText } from "../../json/json-node.ts";
import { compactJson } from "../compact-json.ts";
import { jsonItemStarts } from "../json-item-starts.ts";
import { JsonMembers } from "../json-members.ts";
import { jsonValueEnd } from "../json-value-end.ts";
import { objectText } from "../object-text.ts";

export type AcceptedValues = {
  readonly values: readonly JsonText[];
  /** Whether the argument may be left out. */
  readonly optional: boolean;
};

/** An object of which every member may be several values stands for all combinations; more of them are not spelt out. */
const MAX_VALUES = 512;
const MAY_BE_ABSENT = '""';

/**
 * The values that a parameter's list accepts; an empty text among others means that it may be left out. The members
 * of an object (also of the objects in a list) are such lists again, one level deep. Null where that can't be read,
 * or would be more than 512 values.
 *
 * @example acceptedValues('["km", ""]') // { values: ['"km"'], optional: true }
 * @example acceptedValues('[{"a": [1, 2]}]')?.values // ['{"a":1}', '{"a":2}']
 */
export function acceptedValues(list: JsonText): AcceptedValues | null {
  if (!list.startsWith("[")) return null;
  const given = items(list);
  const optional = given.includes(MAY_BE_ABSENT as JsonText);
  const others = given.filter((value) => value !== MAY_BE_ABSENT);
  const values: JsonText[] = [];
  for (const value of others.length === 0 ? given : others) {
    const spelt = speltOut(value);
    if (spelt === null || values.length + spelt.length > MAX_VALUES) return null;
    values.push(...spelt);
  }
  return values.length === 0 ? null : { values, optional };
}

function speltOut(value: JsonText): JsonText[] | null {
  if (value.startsWith("{")) return combinations(value);
  if (!value.startsWith("[")) return [value];
  const inner = items(value);
  if (inner.length === 0 || !inner.every((item) => item.startsWith("{"))) return [value];
  let lists: JsonText[][] = [[]];
  for (const item of inner) {
    const options = combinations(item);
    if (options === null || lists.length * options.length > MAX_VALUES) return null;
    lists = lists.flatMap((list) => options.map((option) => [...list, option]));
  }
  return lists.map((list) => `[${list.join(",")}]` as JsonText);
}

/** Every object in which each member has one of its values, or is left out where an empty text is among them. */
function combinations(object: JsonText): JsonText[] | null {
  const members = new JsonMembers(object, 0);
  let found: [string, JsonText | null][][] = [[]];
  for (const [at, key] of members.keys.entries()) {
    const list = members.sourceAt(at);
    if (!list.startsWith("[")) return null;
    const given = items(list);
    const others: (JsonText | null)[] = given.filter((value) => value !== MAY_BE_ABSENT);
    const isOptional = others.length < given.length;
    const options = isOptional ? [...(others.length === 0 ? given : others), null] : others;
    if (options.length === 0 || found.length * options.length > MAX_VALUES) return null;
    found = found.flatMap((entries) =>
      options.map((option): [string, JsonText | null][] => [...entries, [key, option]]),
    );
  }
  return found.map((entries) => objectText(entries) ?? ("{}" as JsonText));
}

function items(list: JsonText): JsonText[] {
  return jsonItemStarts(list, 0).map((start) =>
    compactJson(list.slice(start, jsonValueEnd(list, start)) as JsonText),
  );
}

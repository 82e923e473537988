import type { JsonMember, JsonNode } from "../json/json-node.ts";
import { childPath } from "./child-path.ts";
import type { Located, Place } from "./place.ts";

const COLUMNS = ["expected", "raw", "received"] as const;
const NONE: readonly Located[] = [];

type Slot = { expected: readonly Located[]; raw: readonly Located[]; received: readonly Located[] };

/**
 * The members or items under a place, one place each: what is expected first, in its order, then what else was
 * emitted, then what else the handler got. Only columns that hold the given kind of container take part; a
 * repeated key puts all its members, in order, into one place.
 */
export function childPlaces(place: Place, kind: "object" | "array"): Iterable<Place> {
  if (kind === "array") return arrayPlaces(place);
  return sameKeys(place) ? alikePlaces(place) : objectPlaces(place);
}

/** Whether all columns that are there have the same keys in the same order, none repeated: huge objects mostly do. */
function sameKeys(place: Place): boolean {
  const lists = COLUMNS.flatMap((column) => (place[column].length > 0 ? [membersOf(place, column)] : []));
  const [first = [], ...others] = lists;
  if (others.some((list) => list.length !== first.length)) return false;
  const seen = new Set<string>();
  for (const [index, { key }] of first.entries()) {
    if (others.some((list) => list[index]?.key !== key)) return false;
    seen.add(key);
  }
  return seen.size === first.length;
}

function* alikePlaces(place: Place): Iterable<Place> {
  const { length } = membersOf(place, "expected");
  const keys =
    length > 0 ? membersOf(place, "expected") : [...membersOf(place, "raw"), ...membersOf(place, "received")];
  const count =
    length > 0 ? length : Math.max(membersOf(place, "raw").length, membersOf(place, "received").length);
  for (let index = 0; index < count; index++) {
    const slot: Slot = { expected: NONE, raw: NONE, received: NONE };
    for (const column of COLUMNS) {
      const member = membersOf(place, column)[index];
      if (member !== undefined) slot[column] = [{ text: textOf(place, column), node: member.value }];
    }
    yield toPlace(place, keys[index]?.key ?? "", slot);
  }
}

function* objectPlaces(place: Place): Iterable<Place> {
  const slots = new Map<string, Slot>();
  for (const column of COLUMNS) {
    const text = textOf(place, column);
    for (const member of membersOf(place, column)) {
      let slot = slots.get(member.key);
      if (slot === undefined) {
        slot = { expected: NONE, raw: NONE, received: NONE };
        slots.set(member.key, slot);
      }
      const located = { text, node: member.value };
      if (slot[column].length === 0) slot[column] = [located];
      else (slot[column] as Located[]).push(located);
    }
  }
  for (const [key, slot] of slots) yield toPlace(place, key, slot);
}

function* arrayPlaces(place: Place): Iterable<Place> {
  let length = 0;
  for (const column of COLUMNS) length = Math.max(length, itemsOf(place, column).length);
  for (let index = 0; index < length; index++) {
    const slot: Slot = { expected: NONE, raw: NONE, received: NONE };
    for (const column of COLUMNS) {
      const node = itemsOf(place, column)[index];
      if (node !== undefined) slot[column] = [{ text: textOf(place, column), node }];
    }
    yield toPlace(place, index, slot);
  }
}

type Column = (typeof COLUMNS)[number];

function textOf(place: Place, column: Column): string {
  return place[column].at(-1)?.text ?? "";
}

function membersOf(place: Place, column: Column): readonly JsonMember[] {
  const node = place[column].at(-1)?.node;
  return node?.type === "object" ? node.members : [];
}

function itemsOf(place: Place, column: Column): readonly JsonNode[] {
  const node = place[column].at(-1)?.node;
  return node?.type === "array" ? node.items : [];
}

function toPlace(parent: Place, segment: string | number, slot: Slot): Place {
  return {
    path: childPath(parent.path, segment),
    label: typeof segment === "number" ? `[${segment}]` : segment,
    depth: parent.depth + 1,
    expected: slot.expected,
    expectedForm: "one",
    raw: slot.raw,
    received: slot.received,
  };
}

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
export function childPlaces(place: Place, kind: "object" | "array", skip: Skip = NEVER): Iterable<Place> {
  if (kind === "array") return arrayPlaces(place, skip);
  return sameKeys(place) ? alikePlaces(place, skip) : objectPlaces(place);
}

/** Whether a child whose text is the same in every column need not be visited. */
export type Skip = (segment: string | number) => boolean;
const NEVER: Skip = () => false;

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

function* alikePlaces(place: Place, skip: Skip): Iterable<Place> {
  const columns = COLUMNS.map((column) => ({
    column,
    members: membersOf(place, column),
    text: textOf(place, column),
  }));
  const keys = columns.find(({ members }) => members.length > 0)?.members ?? [];
  for (const [index, { key }] of keys.entries()) {
    const cells = columns.map(({ members, text }) => ({ node: members[index]?.value, text }));
    if (allSame(cells) && skip(key)) continue;
    yield toPlace(place, key, slotOf(cells));
  }
}

type Cell = { readonly node: JsonNode | undefined; readonly text: string };

/** Whether all columns that are there (`received` may be missing as a whole) spell it the same. */
function allSame(cells: readonly Cell[]): boolean {
  const there = cells.filter(({ text }) => text !== "");
  const [first, ...others] = there;
  if (first?.node === undefined) return false;
  const literal = first.text.slice(first.node.start, first.node.end);
  return others.every(({ node, text }) => node !== undefined && text.slice(node.start, node.end) === literal);
}

function slotOf([expected, raw, received]: readonly Cell[]): Slot {
  const located = (cell: Cell | undefined) =>
    cell?.node === undefined ? NONE : [{ text: cell.text, node: cell.node }];
  return { expected: located(expected), raw: located(raw), received: located(received) };
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

function* arrayPlaces(place: Place, skip: Skip): Iterable<Place> {
  const columns = COLUMNS.map((column) => ({ items: itemsOf(place, column), text: textOf(place, column) }));
  const length = Math.max(...columns.map(({ items }) => items.length));
  for (let index = 0; index < length; index++) {
    const cells = columns.map(({ items, text }) => ({ node: items[index], text }));
    if (allSame(cells) && skip(index)) continue;
    yield toPlace(place, index, slotOf(cells));
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

import type { JsonNode } from "../json/json-node.ts";
import { childPath } from "./child-path.ts";
import type { Located, Place } from "./place.ts";

const COLUMNS = ["expected", "raw", "received"] as const;

type Slot = Record<(typeof COLUMNS)[number], Located[]>;

/**
 * The members or items under a place, one place each: what is expected first, in its order, then what else was
 * emitted, then what else the handler got. Only columns that hold the given kind of container take part; a
 * repeated key puts all its members, in order, into one place.
 */
export function childPlaces(place: Place, kind: "object" | "array"): Iterable<Place> {
  return kind === "object" ? objectPlaces(place) : arrayPlaces(place);
}

function* objectPlaces(place: Place): Iterable<Place> {
  const slots = new Map<string, Slot>();
  for (const column of COLUMNS) {
    const located = place[column].at(-1);
    if (located?.node.type !== "object") continue;
    for (const member of located.node.members) {
      let slot = slots.get(member.key);
      if (slot === undefined) {
        slot = { expected: [], raw: [], received: [] };
        slots.set(member.key, slot);
      }
      slot[column].push({ text: located.text, node: member.value });
    }
  }
  for (const [key, slot] of slots) yield toPlace(place, key, slot);
}

function* arrayPlaces(place: Place): Iterable<Place> {
  let length = 0;
  for (const column of COLUMNS) length = Math.max(length, itemsOf(place, column).length);
  for (let index = 0; index < length; index++) {
    const slot: Slot = { expected: [], raw: [], received: [] };
    for (const column of COLUMNS) {
      const node = itemsOf(place, column)[index];
      if (node !== undefined) slot[column].push({ text: place[column].at(-1)?.text ?? "", node });
    }
    yield toPlace(place, index, slot);
  }
}

function itemsOf(place: Place, column: (typeof COLUMNS)[number]): readonly JsonNode[] {
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

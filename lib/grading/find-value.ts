import { findMember } from "../json/find-member.ts";
import type { JsonNode, JsonObject } from "../json/json-node.ts";

/** The value of a key, the last one where it is repeated (G3); null where the object lacks it. */
export function findValue(object: JsonObject, key: string): JsonNode | null {
  return findMember(object, key)?.value ?? null;
}

import type { JsonNode } from "../json/json-node.ts";
import type { PathLink } from "./path-link.ts";
import type { Want } from "./want.ts";

/** One value still to be compared; `typesOnly` where the values are already known to be equal, or not to be. */
export type Frame = {
  readonly want: Want;
  readonly node: JsonNode;
  readonly path: PathLink | null;
  readonly typesOnly: boolean;
};

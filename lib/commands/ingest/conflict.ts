import type { Place } from "./place.ts";

/** The same id came with other content: the stored one stayed. */
export type Conflict = Place & {
  readonly kind: "suite" | "tool" | "case" | "run" | "record";
  readonly objectId: string;
  readonly message: string;
};

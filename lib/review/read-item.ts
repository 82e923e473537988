import type { InstrumentSaid } from "./instrument-said.ts";
import type { ShownLabel } from "./shown-label.ts";

/** What a review has to know of an item that was read; what is to be read travels with it. */
export type ReadItem = {
  readonly position: number;
  /** The reviewer's own label that counts. */
  readonly own: ShownLabel | null;
  /** null: hidden until the label is given. */
  readonly said: InstrumentSaid | null;
};

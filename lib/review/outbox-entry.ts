import type { ReviewAct } from "./review-act.ts";

/** An act on its way to the server. */
export type OutboxEntry = {
  /** Made once by the client: the server stores an act of one key once, however often it arrives. */
  readonly key: string;
  /** Acts go out in this order. Milliseconds since 1970, made to rise. */
  readonly order: number;
  readonly reviewer: string;
  readonly position: number;
  readonly act: ReviewAct;
  /** How often it was sent; an answer may have been lost after the server stored it. */
  readonly attempts: number;
  /** The server's words where it will never take the act; null: it waits. */
  readonly refused: string | null;
};

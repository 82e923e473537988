import type { JsonErrorCode } from "./parse-result.ts";

/** Where reading stopped, and why; no hint yet. `type` tells it from a node. */
export type ReadFailure = {
  readonly type: "failure";
  readonly code: JsonErrorCode;
  readonly offset: number;
};

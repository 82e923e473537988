import type { Claim, FindingKind } from "./claims.ts";

/** What equal failures have in common. `tool` and `path` are empty where the finding has none. */
export type Signature = {
  readonly claim: Claim;
  readonly kind: FindingKind;
  readonly tool: string;
  /** The argument path with every index left out: `items[].qty`. */
  readonly path: string;
  readonly expectedShape: string;
  readonly actualShape: string;
  readonly title: string;
};

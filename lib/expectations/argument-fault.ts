import type { Finding } from "../grading/result.ts";
import type { JsonPath } from "../json/json-path.ts";

/** The findings on one argument of one pair. */
export type ArgumentFault = {
  readonly expectedIndex: number;
  readonly callIndex: number;
  readonly key: string;
  readonly at: readonly {
    /** Of the finding in its result. */
    readonly index: number;
    readonly finding: Finding & { readonly path: string };
    /** Begins with `key`. */
    readonly path: JsonPath;
  }[];
};

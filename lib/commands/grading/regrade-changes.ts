import type { Level } from "../../grading/claims.ts";

/** Verdict before → after, in camel case (`passToFail`), and how many records of a level changed so. */
export type RegradeChanges = Partial<Record<Level, Record<string, number>>>;

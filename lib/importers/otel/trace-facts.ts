import type { Step } from "./step.ts";
import type { ToolRun } from "./tool-run.ts";

/** What is kept of one trace until its record is built. */
export type TraceFacts = {
  readonly steps: readonly Step[];
  readonly runs: readonly ToolRun[];
  /** Of each span the one above it; also of those that nothing else is kept of. */
  readonly parents: ReadonlyMap<string, string | null>;
};

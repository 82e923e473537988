import type { CaseName } from "./case-name.ts";
import type { Recorder } from "./recorder.ts";

/** What an observer needs: where its calls go, and to which trial the present one belongs. */
export type Observing = {
  readonly recorder: Pick<Recorder, "begin" | "addTool" | "addUsage" | "open">;
  readonly caseOf: () => CaseName;
  /** Told what went wrong in recording; the agent never is. */
  readonly onError?: (error: Error) => void;
};

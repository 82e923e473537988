import type { CaseName } from "./case-name.ts";
import type { Recorder } from "./recorder.ts";

/** What an observer needs: where its calls go, and to which trial the present one belongs. */
export type Observing = {
  readonly recorder: Pick<Recorder, "begin" | "addTool" | "addUsage" | "open">;
  /** Of what happens right now. Where it throws, that is told to `onError` and nothing is recorded. */
  readonly caseOf: () => CaseName;
  /** True once the records of a trial are written: what comes later can't be added. */
  readonly isOver?: (at: CaseName) => boolean;
  /** Told what could not be recorded; the agent never is. */
  readonly onError?: (error: Error) => void;
};

/** Records tool calls at the boundary: what handlers are given, and what a model's provider answers. */
export type { CaseName } from "./case-name.ts";
export { claimcheckOutput } from "./claimcheck-output.ts";
export { fileOutput } from "./file-output.ts";
export { observeFetch } from "./observe-fetch.ts";
export { observeTools } from "./observe-tools.ts";
export type { ObservedCall } from "./observed-call.ts";
export type { ObservedTool } from "./observed-tool.ts";
export type { Observing } from "./observing.ts";
export type { Outcome } from "./outcome.ts";
export { type Recording, type RecordOptions, type RecordTarget, record } from "./record.ts";
export type { RecordOutput } from "./record-output.ts";
export { Recorder } from "./recorder.ts";

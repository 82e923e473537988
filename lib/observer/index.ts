/**
 * Records an agent's tool calls at the boundary, as the model wrote them and as handlers were given them, in
 * Claimcheck's native format. Nothing of it changes what the agent does, and it needs no other package.
 *
 * `record` is all that most need. The parts are there for a harness that knows its cases by itself:
 *
 * @example
 * const recording = record({ out: "observed.ndjson" }, { runId: "2026-11-24" });
 * const tools = recording.observeTools(handlers);
 * const client = new OpenAI({ fetch: recording.observeFetch() });
 * await recording.case("refund_damaged", () => runAgent(client, tools));
 * await recording.close();
 *
 * @example
 * const recorder = new Recorder({ output: fileOutput("observed.ndjson") });
 * const caseOf = () => ({ runId: "2026-11-24", caseId: harness.currentCase, trial: null });
 * const tools = observeTools(handlers, { recorder, caseOf });
 * await recorder.end(caseOf());
 *
 * @module
 */
export type { CaseName } from "./case-name.ts";
/** `new Recorder({ output: claimcheckOutput({ url: "http://127.0.0.1:3000", suite: "refunds" }) })` */
export { claimcheckOutput } from "./claimcheck-output.ts";
/** `new Recorder({ output: fileOutput("observed.ndjson") })` */
export { type FileOutput, fileOutput } from "./file-output.ts";
/** `new OpenAI({ fetch: observeFetch(fetch, { recorder, caseOf }) })` */
export { observeFetch } from "./observe-fetch.ts";
/** `const tools = observeTools({ issue_refund: async ({ order }) => refund(order) }, { recorder, caseOf })` */
export { observeTools } from "./observe-tools.ts";
export type { ObservedCall } from "./observed-call.ts";
export type { ObservedTool } from "./observed-tool.ts";
export type { Observing } from "./observing.ts";
export type { Outcome } from "./outcome.ts";
/** `const recording = record({ out: "observed.ndjson" }, { runId: "2026-11-24" })` */
export { type Recording, type RecordOptions, type RecordTarget, record } from "./record.ts";
export type { RecordOutput } from "./record-output.ts";
/** `const finish = recorder.begin({ runId, caseId, trial: null }, "observer", call)` */
export { Recorder } from "./recorder.ts";
export type { TokenUsage } from "./token-usage.ts";

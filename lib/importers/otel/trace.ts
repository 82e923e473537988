import type { ToolObject } from "../../grading/model.ts";
import { runOfSpan } from "./run-of-span.ts";
import type { Span } from "./span.ts";
import { spanKind } from "./span-kind.ts";
import { type StatedName, statedBySpan } from "./stated-by-span.ts";
import type { Step } from "./step.ts";
import { stepOfSpan } from "./step-of-span.ts";
import type { ToolRun } from "./tool-run.ts";
import { toolsOfSpan } from "./tools-of-span.ts";
import type { TraceFacts } from "./trace-facts.ts";

/** What an entry that holds no texts costs, in characters. */
const ENTRY = 200;

/** What is kept of a trace while its spans come in, in whatever order. */
export class Trace implements TraceFacts {
  readonly id: string | null;
  readonly file: string;
  readonly line: number;
  readonly steps: Step[] = [];
  readonly runs: ToolRun[] = [];
  readonly parents = new Map<string, string | null>();
  readonly stated: Record<StatedName, { readonly id: string; readonly rank: number } | null> = {
    caseId: null,
    runId: null,
    trial: null,
  };
  readonly models = new Set<string>();
  agent: string | null = null;
  service: string | null = null;
  spans = 0;
  /** Spans of it that could not be read: what they would have told is missing. */
  unread = 0;
  /** About how many characters are kept. */
  size = 0;
  /** Where the answer stands whose messages are kept. */
  #withMessages = -1;
  #agentStart: bigint | null = null;

  constructor(id: string | null, file: string, line: number) {
    this.id = id;
    this.file = file;
    this.line = line;
  }

  get isOfAgents(): boolean {
    return this.steps.length > 0 || this.runs.length > 0;
  }

  /** Takes a span; returns the tools that it says were offered. */
  add(span: Span): ToolObject[] {
    const id = span.spanId ?? `#${this.spans}`;
    // The same span may stand in two exports of one trace.
    if (this.parents.has(id)) return [];
    this.spans++;
    this.size += ENTRY;
    this.parents.set(id, span.parentId);
    for (const what of ["caseId", "runId", "trial"] as const) {
      const found = statedBySpan(span, what);
      if (found !== null && found.rank < (this.stated[what]?.rank ?? 99)) this.stated[what] = found;
    }
    const kind = spanKind(span);
    if (kind === null) return [];
    if (span.service !== null && !span.service.startsWith("unknown_service")) this.service ??= span.service;
    if (kind === "tool") {
      const run = runOfSpan(span, id);
      this.runs.push(run);
      this.size += (run.argumentsText?.length ?? 0) + (run.result?.length ?? 0) + ENTRY;
      return [];
    }
    this.#addStep(stepOfSpan(span, id, kind));
    const { attributes } = span;
    const model = attributes.text(
      "gen_ai.request.model",
      "gen_ai.response.model",
      "llm.model_name",
      "ai.model.id",
    );
    if (model !== null) this.models.add(model);
    const agent = kind === "agent" ? attributes.text("gen_ai.agent.name", "agent.name") : null;
    const isFirst = this.#agentStart === null || (span.start !== null && span.start < this.#agentStart);
    if (agent !== null && (this.agent === null || isFirst)) {
      this.agent = agent;
      this.#agentStart = span.start;
    }
    return toolsOfSpan(span);
  }

  /** Each answer's messages repeat those of the one before: only the latest are kept. */
  #addStep(step: Step): void {
    let added = step;
    if (step.kind === "model" && step.messages !== null) {
      const at = this.#withMessages;
      const before = this.steps[at];
      if (before !== undefined) {
        const isLater = (step.start ?? 0n) >= (before.start ?? 0n);
        if (isLater) this.steps[at] = { ...before, messages: null };
        else added = { ...step, messages: null };
        if (isLater) this.#withMessages = this.steps.length;
        this.size -= (isLater ? before : step).messages?.length ?? 0;
      } else this.#withMessages = this.steps.length;
    }
    this.steps.push(added);
    const texts = [...step.calls, ...step.asked].map((call) => call.argumentsRaw ?? "");
    const kept = [...texts, ...step.answers.map(([, result]) => result), step.said, step.messages ?? ""];
    this.size += kept.reduce((sum, text) => sum + text.length, ENTRY);
  }
}

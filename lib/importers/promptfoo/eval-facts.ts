import { bareRun } from "../../grading/bare-run.ts";
import type { RunObject, ToolObject } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { shortDigest } from "../short-digest.ts";
import { epochTime } from "../transcript/epoch-time.ts";
import { fileStem } from "../transcript/file-stem.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { utcTime } from "../utc-time.ts";
import { buildTools } from "./build-tools.ts";
import { CaseNames } from "./case-names.ts";
import type { PromptfooEval } from "./schema.ts";

type Prompt = { readonly provider: string | null; readonly label: string | null };

/** What the document around the results says, and what was met of them. */
export class EvalFacts {
  readonly cases = new CaseNames();
  readonly trials = new Map<string, number>();
  readonly evalId: string;
  readonly tools: readonly ToolObject[];
  readonly #startedAt: string | null;
  readonly #prompts: readonly Prompt[] | null;

  constructor(file: string, found: PromptfooEval | null, place: JsonPlace | null) {
    const results = Array.isArray(found?.results) ? null : (found?.results ?? null);
    this.evalId = found?.evalId || found?.id || fileStem(file);
    this.#startedAt = timeOf(results?.timestamp ?? found?.timestamp ?? found?.createdAt);
    this.#prompts = promptsOf(found?.prompts ?? results?.prompts, place);
    const providers = place?.get("config")?.get("providers");
    this.tools = (providers?.items() ?? [])
      .flatMap((one) => [one, ...one.keys.map((key) => one.get(key))])
      .flatMap((one) => buildTools(one?.get("config") ?? null));
  }

  /** The run of a result: the eval itself where it had one prompt and one provider, else a run for each such pair. */
  run(provider: string | null, label: string | null, promptIdx: number | null): RunObject {
    const prompts = this.#prompts;
    const prompt = promptIdx === null ? undefined : prompts?.[promptIdx];
    const model = provider ?? prompt?.provider ?? null;
    const name = label || model;
    const ofProvider = prompts?.filter((one) => one.provider === prompt?.provider).length;
    const parts = [
      this.evalId,
      ...(prompts?.length === 1 || name === null ? [] : [name]),
      ...(prompts?.length === 1 || ofProvider === 1 || promptIdx === null ? [] : [`prompt-${promptIdx}`]),
    ];
    const labels = { eval: this.evalId, ...(prompt?.label ? { prompt: prompt.label.slice(0, 200) } : {}) };
    return {
      ...bareRun(parts.join("/")),
      startedAt: this.#startedAt,
      agent: label || null,
      model,
      labels: JSON.stringify(labels) as JsonText,
    };
  }

  nextTrial(runId: string, caseId: string): number {
    const key = shortDigest(JSON.stringify([runId, caseId]));
    const trial = this.trials.get(key) ?? 0;
    this.trials.set(key, trial + 1);
    return trial;
  }
}

function promptsOf(listed: PromptfooEval["prompts"], place: JsonPlace | null): Prompt[] | null {
  if (listed) {
    return listed.map((one) => ({ provider: one?.provider ?? null, label: one?.label ?? null }));
  }
  const heads = place?.first("results")?.get("table")?.get("head") ?? place?.get("table")?.get("head");
  const columns = heads?.get("prompts")?.items();
  return (
    columns?.map((one) => ({
      provider: one.get("provider")?.string() ?? null,
      label: (one.get("label") ?? one.get("raw"))?.string() ?? null,
    })) ?? null
  );
}

function timeOf(time: string | number | null | undefined): string | null {
  return typeof time === "string" ? utcTime(time) : epochTime((time ?? 0) / 1000);
}

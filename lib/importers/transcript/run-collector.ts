import { bareRun } from "../../grading/bare-run.ts";
import type { RunObject } from "../../grading/model.ts";
import type { ImportItem } from "../importer.ts";

type Facts = Partial<Pick<RunObject, "startedAt" | "model" | "agent">>;
type Seen = { run: RunObject; mixed: Set<"model" | "agent">; line: number; file: string };

/**
 * The runs of a file, put together from what each of its records says: the earliest time, and the model where all
 * name the same one.
 */
export class RunCollector {
  readonly #runs = new Map<string, Seen>();

  add(runId: string, facts: Facts, line: number, file: string): void {
    let seen = this.#runs.get(runId);
    if (seen === undefined) {
      seen = { run: bareRun(runId), mixed: new Set(), line, file };
      this.#runs.set(runId, seen);
    }
    const { run, mixed } = seen;
    const agreed = (key: "model" | "agent") => {
      const said = facts[key] ?? null;
      if (said !== null && run[key] !== null && run[key] !== said) mixed.add(key);
      return mixed.has(key) ? null : (run[key] ?? said);
    };
    const started = facts.startedAt ?? null;
    const isEarlier = started !== null && (run.startedAt === null || started < run.startedAt);
    seen.run = {
      ...run,
      model: agreed("model"),
      agent: agreed("agent"),
      startedAt: isEarlier ? started : run.startedAt,
    };
  }

  *objects(): Generator<ImportItem> {
    for (const { run, line, file } of this.#runs.values()) yield { type: "object", object: run, line, file };
  }
}

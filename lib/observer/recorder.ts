import { addUsage } from "./add-usage.ts";
import type { CaseName } from "./case-name.ts";
import type { ObservedCall } from "./observed-call.ts";
import type { ObservedTool } from "./observed-tool.ts";
import { type OpenCall, OpenRecords, type RecordSource, type Trial } from "./open-records.ts";
import type { Outcome } from "./outcome.ts";
import type { RecordOutput } from "./record-output.ts";
import type { Note } from "./recover-records.ts";
import type { TokenUsage } from "./token-usage.ts";
import { toolLine } from "./tool-line.ts";

export type { CaseName } from "./case-name.ts";

type Options = {
  readonly output: RecordOutput;
  /** Set where several recorders see parts of the same trials, such as one a server: their records have ids of their own. */
  readonly account?: string;
  /** Told what could not be written; nothing is thrown at whoever records. */
  readonly onError?: (error: Error) => void;
};

/**
 * Gathers calls as they happen into records, one a trial and source, and writes each when its case ends: calls stand
 * in the order of `begin`, whatever order their outcomes come in.
 *
 * @example
 * const recorder = new Recorder({ output: fileOutput("wire.ndjson") });
 * const finish = recorder.begin({ runId: "r1", caseId: "refund", trial: 0 }, "observer", call);
 * finish({ result: '"ok"', latencyMs: 12 });
 * await recorder.close();
 */
export class Recorder {
  readonly #output: RecordOutput;
  readonly #account: string | undefined;
  readonly #onError: (error: Error) => void;
  readonly #open = new Map<string, OpenRecords>();
  /** Run and case → the trial that is open, or the one that the next has which names none. */
  readonly #trials = new Map<string, number>();
  readonly #tools = new Set<string>();
  readonly #failures: Error[] = [];
  #calls = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor({ output, account, onError = () => undefined }: Options) {
    this.#output = output;
    this.#account = account;
    this.#onError = onError;
  }

  /** There is a record of this trial, even should it make no call. Gives the trial that it is. */
  open(at: CaseName, source: RecordSource): Trial {
    return this.#records(at, source).at;
  }

  /** A call begins. The function it gives takes the outcome, once: a further one, or one after `end`, is too late. */
  begin(at: CaseName, source: RecordSource, call: ObservedCall): (outcome: Outcome) => void {
    const records = this.#records(at, source);
    const begun: OpenCall = { call, outcome: null };
    const id = ++this.#calls;
    records.of(source).calls.push(begun);
    this.#note({ note: "call", id, at: records.at, source, call });
    return (outcome) => {
      if (begun.outcome !== null || this.#open.get(keyOf(records.at)) !== records) return;
      begun.outcome = outcome;
      this.#note({ note: "outcome", id, outcome });
    };
  }

  /** What one answer of the model used: a record has the sum. */
  addUsage(at: CaseName, source: RecordSource, usage: TokenUsage): void {
    const records = this.#records(at, source);
    const record = records.of(source);
    record.usage = addUsage(record.usage, usage);
    this.#note({ note: "usage", at: records.at, source, usage });
  }

  /** A tool that there is: written the first time that it is said so. */
  addTool(tool: ObservedTool): void {
    const line = toolLine(tool);
    if (this.#tools.has(line)) return;
    this.#tools.add(line);
    // Whoever waits for the next record waits for this line too.
    this.#write([line]).catch(() => undefined);
  }

  /** Writes the records of a trial; calls still under way stand in them without an outcome. */
  async end(at: CaseName): Promise<void> {
    const trial = this.#resolve(at);
    const key = keyOf(trial);
    const records = this.#open.get(key);
    if (records === undefined) return;
    this.#open.delete(key);
    this.#trials.set(caseKey(at), trial.trial + 1);
    await this.#write(records.lines());
    this.#note({ note: "end", at: trial });
    // The journal is all that there is of a record that could not be written.
    if (this.#open.size === 0 && this.#failures.length === 0) this.#output.journal?.clear();
  }

  /** Ends every case. Rejects where anything was not written, with what. */
  async close(): Promise<void> {
    for (const { at } of [...this.#open.values()]) await this.end(at).catch(() => undefined);
    await this.#writing;
    await this.#output.close().catch((error: Error) => this.#fail(error));
    if (this.#failures.length > 0) throw this.#failures[0];
  }

  #records(at: CaseName, source: RecordSource): OpenRecords {
    const trial = this.#resolve(at);
    const key = keyOf(trial);
    let records = this.#open.get(key);
    if (records === undefined) {
      records = new OpenRecords(trial);
      this.#open.set(key, records);
      this.#trials.set(caseKey(at), trial.trial);
    }
    if (!records.has(source)) {
      records.of(source);
      this.#note({ note: "open", at: trial, source });
    }
    return records;
  }

  #resolve({ runId, caseId, trial }: CaseName): Trial {
    const resolved = { runId, caseId, trial: trial ?? this.#trials.get(caseKey({ runId, caseId })) ?? 0 };
    return this.#account === undefined ? resolved : { ...resolved, account: this.#account };
  }

  /** One after another, so that records stand in the order in which their cases ended. */
  #write(lines: readonly string[]): Promise<void> {
    const written = this.#writing.then(async () => {
      for (const line of lines) await this.#output.write(line);
    });
    this.#writing = written.catch((error: Error) => this.#fail(error));
    return written;
  }

  #note(note: Note): void {
    try {
      this.#output.journal?.note(note);
    } catch (error) {
      this.#fail(error as Error);
    }
  }

  #fail(error: Error): void {
    this.#failures.push(error);
    this.#onError(error);
  }
}

function keyOf({ runId, caseId, trial }: Trial): string {
  return JSON.stringify([runId, caseId, trial]);
}

function caseKey({ runId, caseId }: { readonly runId: string; readonly caseId: string }): string {
  return JSON.stringify([runId, caseId]);
}

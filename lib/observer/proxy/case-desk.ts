import { setTimeout as wait } from "node:timers/promises";
import type { Naming } from "../naming/naming.ts";
import type { Recorder } from "../recorder.ts";
import { ObservedCase } from "./observed-case.ts";

const UNNAMED = "unnamed";
/** An answer that goes on for longer after its case was ended is given up. */
const GRACE_MS = 10_000;

type Options = {
  readonly recorder: Pick<Recorder, "end">;
  readonly defaults: Naming & { readonly runId: string };
  readonly warn: (text: string) => void;
  readonly onEnd: (ended: ObservedCase) => void;
};

/** Knows which cases are open, and to which of them a request belongs. */
export class CaseDesk {
  #marked: Naming | null = null;
  /** How the marked case was named, as long as nothing has come for it. */
  #newlyMarked: string | null = null;
  readonly #options: Options;
  readonly #open = new Map<string, ObservedCase>();
  /** Run and case → the trial that the next one has which names none. */
  readonly #next = new Map<string, number>();
  readonly #ended = new Set<string>();
  #warned = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The cases that are open, the oldest first. */
  get open(): readonly ObservedCase[] {
    return [...this.#open.values()];
  }

  /** The open case that something named so belongs to; the marked or the default one where no case is named. */
  caseOf(named: Naming): ObservedCase {
    const { defaults, warn } = this.#options;
    const by = named.caseId !== null ? named : this.#marked?.caseId != null ? this.#marked : defaults;
    if (by === this.#marked) this.#newlyMarked = null;
    if (by.caseId === null && !this.#warned) {
      this.#warned = true;
      warn(
        `A request names no case: it goes to the case "${UNNAMED}". Name cases by --case, CLAIMCHECK_CASE, a header x-claimcheck-case, or POST /_claimcheck/case.`,
      );
    }
    const runId = named.runId ?? by.runId ?? defaults.runId;
    return this.#opened(runId, by.caseId ?? UNNAMED, named.trial ?? by.trial);
  }

  /** Names the case of what comes from now on; the one that was marked before ends. Resolves to the open case. */
  async mark(named: Naming & { readonly caseId: string }): Promise<ObservedCase> {
    const said = keyOf(named.runId, named.caseId, named.trial);
    if (this.#newlyMarked !== said) await this.endMarked();
    const opened = this.caseOf(this.#marked ?? named);
    this.#marked = { ...named, trial: opened.at.trial };
    this.#newlyMarked = said;
    return opened;
  }

  /** Ends the marked case; null where none is. */
  async endMarked(): Promise<ObservedCase | null> {
    const marked = this.#marked;
    if (marked === null) return null;
    this.#marked = null;
    this.#newlyMarked = null;
    const open = this.find(marked);
    if (open !== null) await this.end(open);
    return open;
  }

  /** The open case of this name, the newest where no trial is said; null where there is none. */
  find(named: Naming): ObservedCase | null {
    const runId = named.runId ?? this.#options.defaults.runId;
    const found = this.open.filter(
      ({ at }) =>
        at.runId === runId &&
        at.caseId === named.caseId &&
        (named.trial === null || at.trial === named.trial),
    );
    return found.at(-1) ?? null;
  }

  /** Ends a case: what is still under way is waited for, then its records are written. */
  async end(open: ObservedCase, graceMs = GRACE_MS): Promise<void> {
    const key = keyOf(open.at.runId, open.at.caseId, open.at.trial);
    if (!this.#open.delete(key)) return;
    this.#ended.add(key);
    const { runId, caseId, trial } = open.at;
    if (
      this.#marked !== null &&
      keyOf(this.#marked.runId ?? runId, this.#marked.caseId, this.#marked.trial) === key
    )
      this.#marked = null;
    const next = keyOf(runId, caseId, null);
    this.#next.set(next, Math.max(this.#next.get(next) ?? 0, trial + 1));
    const patience = new AbortController();
    await Promise.race([
      Promise.all(open.running),
      wait(graceMs, null, { signal: patience.signal }).catch(() => undefined),
    ]);
    patience.abort();
    await open.inOrder(() => undefined);
    open.closed = true;
    await this.#options.recorder.end(open.at);
    this.#options.onEnd(open);
  }

  #opened(runId: string, caseId: string, said: number | null): ObservedCase {
    const trial =
      said ??
      this.find({ runId, caseId, trial: null })?.at.trial ??
      this.#next.get(keyOf(runId, caseId, null)) ??
      0;
    const key = keyOf(runId, caseId, trial);
    const known = this.#open.get(key);
    if (known !== undefined) return known;
    if (this.#ended.has(key)) {
      this.#options.warn(
        `Trial ${trial} of the case "${caseId}" had ended already: what comes now makes a second record of it, which the store will hold for a conflict.`,
      );
    }
    const opened = new ObservedCase({ runId, caseId, trial });
    this.#open.set(key, opened);
    return opened;
  }
}

function keyOf(...parts: readonly (string | number | null)[]): string {
  return JSON.stringify(parts);
}

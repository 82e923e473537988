import type { LabelTruth } from "@/lib/labels/truths";
import type { InstrumentSaid } from "@/lib/queries/review/instrument-said";
import type { ReviewItemView, ShownLabel } from "@/lib/queries/review/review-item-view";
import type { ReviewProgress } from "@/lib/queries/review/review-progress";
import { beginReview } from "@/lib/review/begin-review";
import { Outbox } from "@/lib/review/outbox";
import type { OutboxEntry } from "@/lib/review/outbox-entry";
import type { OutboxStatus } from "@/lib/review/outbox-status";
import { OutboxStore } from "@/lib/review/outbox-store";
import { outcomeOf } from "@/lib/review/outcome-of";
import { retryDelay } from "@/lib/review/retry-delay";
import type { ReviewEnd, ReviewState } from "@/lib/review/review-state";
import type { ReviewStep } from "@/lib/review/review-step";
import { takeReviewStep } from "@/lib/review/take-review-step";
import { browserStorage } from "./browser-storage";
import { newKey } from "./new-key";
import { NoteDrafts } from "./note-drafts";
import { postReview } from "./post-review";
import { reviewHrefs } from "./review-hrefs";
import type { ReviewSample } from "./review-sample";

/** Items at hand beside the open one, so that the next one is there at once, and some without a connection. */
const AHEAD = 2;
const LOOK_AGAIN_MS = 20_000;
const HOLD_MS = 4 * 60_000;

/** What the screen shows; a new object whenever something changed. */
export type ReviewView = {
  readonly state: ReviewState;
  readonly outbox: OutboxStatus;
  readonly refused: readonly OutboxEntry[];
  /** What went wrong when an item was last asked for; null: nothing. */
  readonly trouble: string | null;
  /** Labels would be lost if the page were left now. */
  readonly unkept: boolean;
};

type Begin = {
  readonly sample: ReviewSample;
  readonly reviewer: string;
  readonly own: readonly number[];
  readonly progress: ReviewProgress;
};

type NextAnswer = {
  readonly item: ReviewItemView | null;
  readonly reason: ReviewEnd | null;
  readonly progress: ReviewProgress;
};

/** One reviewer at one sample: what is shown, what waits to be sent, what is fetched ahead. */
export class ReviewSession {
  readonly sample: ReviewSample;
  readonly reviewer: string;
  readonly drafts: NoteDrafts;
  readonly #hrefs: ReturnType<typeof reviewHrefs>;
  readonly #outbox: Outbox;
  readonly #store: OutboxStore;
  readonly #listeners = new Set<() => void>();
  #view: ReviewView;
  #fetching = false;
  readonly #reading = new Set<number>();
  #failures = 0;
  /** Runs until items are asked for again; null: nothing is waited for. */
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor({ sample, reviewer, own, progress }: Begin) {
    this.sample = sample;
    this.reviewer = reviewer;
    this.#hrefs = reviewHrefs(sample);
    const storage = browserStorage();
    const name = `claimcheck.review/${encodeURIComponent(sample.suite)}/${sample.id}/`;
    this.drafts = new NoteDrafts(storage, `${name}note/${encodeURIComponent(reviewer)}/`);
    this.#store = new OutboxStore(storage, `${name}act/`);
    this.#outbox = new Outbox({
      store: this.#store,
      send: (entry) => postReview(this.#hrefs[entry.act.kind], bodyOf(entry)),
      alone: (work) => (navigator.locks ? navigator.locks.request(name, work) : work()),
      now: () => Date.now(),
      newKey,
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      onStored: (entry, body) => this.#stored(entry, body),
      onChange: () => this.#publish({}),
    });
    const waiting = this.#outbox.entries.filter((entry) => entry.reviewer === reviewer);
    this.#view = this.#viewOf(beginReview({ own, progress, waiting }), null);
  }

  get view(): ReviewView {
    return this.#view;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins to send and to fetch; what it returns ends fetching. What waits goes on being sent. */
  start(): () => void {
    const wake = () => this.retry();
    const seen = () => this.#publish({});
    const hold = setInterval(() => void this.#hold(), HOLD_MS);
    window.addEventListener("online", wake);
    window.addEventListener("storage", seen);
    wake();
    return () => {
      clearInterval(hold);
      this.#stopWaiting();
      window.removeEventListener("online", wake);
      window.removeEventListener("storage", seen);
    };
  }

  /** The open item; null: none is open. */
  get position(): number | null {
    const { trail, cursor } = this.#view.state;
    return trail[cursor] ?? null;
  }

  giveTruth(truth: LabelTruth): void {
    const { position } = this;
    if (position === null) return;
    const before = this.#view.state.labels.get(position);
    const note = this.drafts.read(position) ?? before?.note ?? null;
    if (before?.truth !== truth || before.note !== note) this.#label(position, { truth, cause: null, note });
    const said = this.sample.blind ? null : this.#view.state.items.get(position)?.said;
    const explained = truth === "unsure" || (said && outcomeOf(truth, said.verdict) === "genuine pass");
    if (explained) this.#step({ kind: "advance" });
  }

  giveCause(cause: string): void {
    const { position } = this;
    const label = position === null ? undefined : this.#view.state.labels.get(position);
    if (position === null || label === undefined) return;
    if (label.cause !== cause) this.#label(position, { ...label, cause });
    this.#step({ kind: "advance" });
  }

  /** Keeps a note: with the label where there is one, else until it is given. */
  giveNote(position: number, text: string): void {
    const note = text.trim() === "" ? null : text;
    const label = this.#view.state.labels.get(position);
    if (label === undefined) this.drafts.write(position, text);
    else if (label.note !== note) this.#label(position, { ...label, note });
    this.#publish({});
  }

  /** Takes the label on the open item back, else the newest one, and opens that item. */
  undo(): void {
    const { given } = this.#view.state;
    const { position } = this;
    const last = position !== null && given.includes(position) ? position : given.at(-1);
    if (last === undefined) return;
    const note = this.#view.state.labels.get(last)?.note;
    if (note != null) this.drafts.write(last, note);
    this.#outbox.add(this.reviewer, last, { kind: "withdraw" });
    this.#step({ kind: "withdraw", position: last });
  }

  move(kind: "advance" | "forward" | "back"): void {
    this.#step({ kind });
  }

  /** Asks again for what could not be fetched. */
  retry(): void {
    this.#stopWaiting();
    this.#outbox.wake();
    this.#fetchAhead();
    this.#readCurrent();
  }

  forgetRefused(key: string): void {
    this.#outbox.forget(key);
  }

  #label(position: number, label: ShownLabel): void {
    this.#outbox.add(this.reviewer, position, { kind: "label", ...label });
    this.drafts.remove(position);
    this.#step({ kind: "label", position, label });
  }

  #stored(entry: OutboxEntry, body: unknown): void {
    const said = (body as { said?: InstrumentSaid | null } | null)?.said;
    if (entry.act.kind === "label" && entry.reviewer === this.reviewer && said) {
      this.#step({ kind: "told", position: entry.position, said });
    }
  }

  #step(step: ReviewStep): void {
    this.#publish({ state: takeReviewStep(this.#view.state, step) });
    this.#fetchAhead();
    this.#readCurrent();
  }

  /** Fetches until enough items are at hand; without a connection tries again later and later. */
  #fetchAhead(): void {
    const { state } = this.#view;
    const wanted = state.cursor >= state.trail.length ? AHEAD + 1 : AHEAD;
    const isOver = state.end === "all_done" || state.end === "stopped";
    if (this.#fetching || this.#timer !== null || isOver || state.queue.length >= wanted) return;
    this.#fetching = true;
    void this.#fetchOne().finally(() => {
      this.#fetching = false;
      this.#fetchAhead();
    });
  }

  async #fetchOne(): Promise<void> {
    const { state } = this.#view;
    const given = new Set(state.given);
    const waiting = this.#outbox.entries.filter((entry) => entry.reviewer === this.reviewer);
    const except = new Set([
      ...state.queue,
      ...state.trail.filter((position) => !given.has(position)),
      ...waiting.map((entry) => entry.position),
    ]);
    const answer = await postReview(this.#hrefs.next, { reviewer: this.reviewer, except: [...except] });
    if (answer === null || answer.status !== 200) {
      this.#failures += 1;
      const trouble = answer?.message ?? "The server can’t be reached.";
      this.#publish({ trouble });
      this.#again(retryDelay(this.#failures));
      return;
    }
    this.#failures = 0;
    const { item, reason, progress } = answer.body as NextAnswer;
    const step: ReviewStep =
      item === null
        ? { kind: "none_came", end: reason ?? "all_done", progress }
        : { kind: "came", item, progress };
    this.#publish({ state: takeReviewStep(this.#view.state, step), trouble: null });
    if (reason === "all_leased") this.#again(LOOK_AGAIN_MS);
  }

  #again(ms: number): void {
    this.#stopWaiting();
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#fetchAhead();
      this.#readCurrent();
    }, ms);
  }

  #stopWaiting(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Reads the open item where it was labelled on an earlier visit. */
  #readCurrent(): void {
    const { position } = this;
    if (position === null || this.#view.state.items.has(position) || this.#reading.has(position)) return;
    this.#reading.add(position);
    void (async () => {
      const response = await fetch(this.#hrefs.item(position)).catch(() => null);
      this.#reading.delete(position);
      if (response?.ok) {
        const item = (await response.json()) as ReviewItemView;
        this.#publish({ state: takeReviewStep(this.#view.state, { kind: "read", item }), trouble: null });
      } else this.#publish({ trouble: "The item can’t be read." });
    })();
  }

  async #hold(): Promise<void> {
    const { state } = this.#view;
    const given = new Set(state.given);
    const open = this.position;
    const hold = [...(open === null || given.has(open) ? [] : [open]), ...state.queue];
    if (hold.length === 0 || document.visibilityState === "hidden") return;
    await postReview(this.#hrefs.next, { reviewer: this.reviewer, hold });
  }

  #viewOf(state: ReviewState, trouble: string | null): ReviewView {
    return {
      state,
      outbox: this.#outbox.status,
      refused: this.#outbox.entries.filter((entry) => entry.refused !== null),
      trouble,
      unkept: this.#store.onlyInMemory > 0,
    };
  }

  #publish({ state, trouble }: { readonly state?: ReviewState; readonly trouble?: string | null }): void {
    this.#view = this.#viewOf(
      state ?? this.#view.state,
      trouble === undefined ? this.#view.trouble : trouble,
    );
    for (const listener of this.#listeners) listener();
  }
}

function bodyOf({ key, reviewer, position, act }: OutboxEntry): object {
  if (act.kind === "withdraw") return { reviewer, position };
  const { truth, cause, note } = act;
  return { key, reviewer, position, truth, cause, note };
}

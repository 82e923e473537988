import type { LabelTruth } from "@/lib/labels/truths";
import type { ReviewItemView } from "@/lib/queries/review/review-item-view";
import { beginReview } from "@/lib/review/begin-review";
import type { InstrumentSaid } from "@/lib/review/instrument-said";
import { Outbox } from "@/lib/review/outbox";
import type { OutboxEntry } from "@/lib/review/outbox-entry";
import { OutboxStore } from "@/lib/review/outbox-store";
import { outcomeOf } from "@/lib/review/outcome-of";
import type { ReviewProgress } from "@/lib/review/review-progress";
import type { ReviewState } from "@/lib/review/review-state";
import type { ReviewStep } from "@/lib/review/review-step";
import type { ShownLabel } from "@/lib/review/shown-label";
import { takeReviewStep } from "@/lib/review/take-review-step";
import { browserStorage } from "./browser-storage";
import { ItemSupply } from "./item-supply";
import { newKey } from "./new-key";
import { NoteDrafts } from "./note-drafts";
import { postReview } from "./post-review";
import { reviewHrefs } from "./review-hrefs";
import type { ReviewSample } from "./review-sample";
import type { ReviewView } from "./review-view";
import { tabHolder } from "./tab-holder";

type Begin = {
  readonly sample: ReviewSample;
  readonly reviewer: string;
  readonly own: readonly number[];
  readonly progress: ReviewProgress;
};

/** One reviewer at one sample: what is shown, and what waits to be sent. */
export class ReviewSession {
  readonly sample: ReviewSample;
  readonly reviewer: string;
  readonly drafts: NoteDrafts;
  readonly #supply: ItemSupply;
  readonly #outbox: Outbox;
  readonly #store: OutboxStore;
  readonly #listeners = new Set<() => void>();
  #view: ReviewView;

  constructor({ sample, reviewer, own, progress }: Begin) {
    this.sample = sample;
    this.reviewer = reviewer;
    const hrefs = reviewHrefs(sample);
    const storage = browserStorage();
    const name = `claimcheck.review/${encodeURIComponent(sample.suite)}/${sample.id}/`;
    this.drafts = new NoteDrafts(storage, `${name}note/${encodeURIComponent(reviewer)}/`);
    this.#store = new OutboxStore(storage, `${name}act/`);
    this.#outbox = new Outbox({
      store: this.#store,
      send: async (entry) => postReview(hrefs[entry.act.kind], bodyOf(entry, await tabHolder())),
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
    const waiting = () => this.#outbox.entries.filter((entry) => entry.reviewer === reviewer);
    this.#supply = new ItemSupply({
      hrefs,
      reviewer,
      state: () => this.#view.state,
      waiting,
      onStep: (step) => this.#publish({ state: takeReviewStep(this.#view.state, step), trouble: null }),
      onTrouble: (trouble) => this.#publish({ trouble }),
    });
    this.#view = this.#viewOf(beginReview({ own, progress, waiting: waiting() }), null);
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
    const stop = this.#supply.start();
    window.addEventListener("online", wake);
    window.addEventListener("storage", seen);
    wake();
    return () => {
      stop();
      window.removeEventListener("online", wake);
      window.removeEventListener("storage", seen);
    };
  }

  /** The open item; null: none is open. */
  get position(): number | null {
    const { trail, cursor } = this.#view.state;
    return trail[cursor] ?? null;
  }

  /** The open item once it can be read: before that nobody can judge it. */
  get shown(): number | null {
    const { position } = this;
    return position !== null && this.#view.state.items.has(position) ? position : null;
  }

  giveTruth(truth: LabelTruth): void {
    const position = this.shown;
    if (position === null) return;
    const before = this.#view.state.labels.get(position);
    const note = this.drafts.read(position) ?? before?.note ?? null;
    if (before?.truth !== truth || before.note !== note) this.#label(position, { truth, cause: null, note });
    const said = this.sample.blind ? null : this.#view.state.items.get(position)?.said;
    const explained = truth === "unsure" || (said && outcomeOf(truth, said.verdict) === "genuine pass");
    if (explained) this.#step({ kind: "advance" });
  }

  giveCause(cause: string): void {
    const position = this.shown;
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
    this.#outbox.wake();
    this.#supply.retry();
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

  #step(step: ReviewStep<ReviewItemView>): void {
    this.#publish({ state: takeReviewStep(this.#view.state, step) });
    this.#supply.look();
  }

  #viewOf(state: ReviewState<ReviewItemView>, trouble: string | null): ReviewView {
    return {
      state,
      outbox: this.#outbox.status,
      refused: this.#outbox.entries.filter((entry) => entry.refused !== null),
      trouble,
      unkept: this.#store.onlyInMemory > 0,
    };
  }

  #publish({
    state,
    trouble,
  }: {
    readonly state?: ReviewState<ReviewItemView>;
    readonly trouble?: string | null;
  }): void {
    this.#view = this.#viewOf(
      state ?? this.#view.state,
      trouble === undefined ? this.#view.trouble : trouble,
    );
    for (const listener of this.#listeners) listener();
  }
}

function bodyOf({ key, reviewer, position, act }: OutboxEntry, holder: string): object {
  if (act.kind === "withdraw") return { reviewer, holder, position };
  const { truth, cause, note } = act;
  return { key, reviewer, position, truth, cause, note };
}

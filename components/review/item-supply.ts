import type { ReviewItemView } from "@/lib/queries/review/review-item-view";
import type { OutboxEntry } from "@/lib/review/outbox-entry";
import { retryDelay } from "@/lib/review/retry-delay";
import type { ReviewProgress } from "@/lib/review/review-progress";
import type { ReviewEnd, ReviewState } from "@/lib/review/review-state";
import type { ReviewStep } from "@/lib/review/review-step";
import { postReview } from "./post-review";
import type { reviewHrefs } from "./review-hrefs";
import { tabHolder } from "./tab-holder";

/** Items at hand beside the open one, so that the next one is there at once, and some without a connection. */
const AHEAD = 2;
const LOOK_AGAIN_MS = 20_000;
const HOLD_MS = 4 * 60_000;

type NextAnswer = {
  readonly item: ReviewItemView | null;
  readonly reason: ReviewEnd | null;
  readonly progress: ReviewProgress;
};

type Ways = {
  readonly hrefs: ReturnType<typeof reviewHrefs>;
  readonly reviewer: string;
  readonly state: () => ReviewState<ReviewItemView>;
  /** The reviewer's acts that the server has not confirmed. */
  readonly waiting: () => readonly OutboxEntry[];
  /** An item came, or was read, or there is none. */
  readonly onStep: (step: ReviewStep<ReviewItemView>) => void;
  readonly onTrouble: (trouble: string) => void;
};

/** Fetches items for one reviewer at one sample, and keeps those at hand from others. */
export class ItemSupply {
  readonly #ways: Ways;
  readonly #reading = new Set<number>();
  #fetching = false;
  #failures = 0;
  /** Runs until items are asked for again; null: nothing is waited for. */
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** Begins to hold items; what it returns ends that, and all fetching. */
  start(): () => void {
    const hold = setInterval(() => void this.#hold(), HOLD_MS);
    const leave = () => void this.#leave();
    const comeBack = (event: PageTransitionEvent) => event.persisted && void this.#hold();
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      clearInterval(hold);
      this.#stopWaiting();
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
      leave();
    };
  }

  /** Fetches until enough items are at hand, and reads the open one; without a connection tries later and later. */
  look(): void {
    this.#fetchAhead();
    this.#readCurrent();
  }

  /** Asks again, now, for what could not be fetched. */
  retry(): void {
    this.#stopWaiting();
    this.look();
  }

  #fetchAhead(): void {
    const state = this.#ways.state();
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
    const { hrefs, reviewer, onStep, onTrouble } = this.#ways;
    const holder = await tabHolder();
    const state = this.#ways.state();
    const given = new Set(state.given);
    const waiting = this.#ways.waiting();
    const except = new Set([
      ...state.queue,
      ...state.trail.filter((position) => !given.has(position)),
      ...waiting.map((entry) => entry.position),
    ]);
    const answer = await postReview(hrefs.next, { reviewer, holder, except: [...except] });
    if (answer === null || answer.status !== 200) {
      this.#failures += 1;
      onTrouble(answer?.message ?? "The server can’t be reached.");
      this.#again(retryDelay(this.#failures));
      return;
    }
    this.#failures = 0;
    const { item, reason, progress: said } = answer.body as NextAnswer;
    const now = this.#ways.state();
    // A label that was taken back meanwhile may be in the server's count.
    const undone =
      waiting.some(({ act }) => act.kind === "withdraw") ||
      state.given.some((position) => !now.given.includes(position));
    const progress = undone ? now.progress : said;
    onStep(
      item === null
        ? { kind: "none_came", end: reason ?? "all_done", progress }
        : { kind: "came", item, progress },
    );
    if (reason === "all_leased") this.#again(LOOK_AGAIN_MS);
  }

  #again(ms: number): void {
    this.#stopWaiting();
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.look();
    }, ms);
  }

  #stopWaiting(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Reads the open item where it was labelled on an earlier visit. */
  #readCurrent(): void {
    const { trail, cursor, items } = this.#ways.state();
    const position = trail[cursor];
    if (position === undefined || items.has(position) || this.#reading.has(position)) return;
    this.#reading.add(position);
    void (async () => {
      const response = await fetch(this.#ways.hrefs.item(position)).catch(() => null);
      const item = response?.ok ? ((await response.json().catch(() => null)) as ReviewItemView | null) : null;
      this.#reading.delete(position);
      if (item !== null) this.#ways.onStep({ kind: "read", item });
      else this.#ways.onTrouble("The item can’t be read.");
    })();
  }

  async #hold(): Promise<void> {
    const { trail, cursor, given, queue } = this.#ways.state();
    const open = trail[cursor];
    const hold = [...(open === undefined || given.includes(open) ? [] : [open]), ...queue];
    if (hold.length === 0 || document.visibilityState === "hidden") return;
    const { hrefs, reviewer } = this.#ways;
    await postReview(hrefs.next, { reviewer, holder: await tabHolder(), hold });
  }

  /** What is at hand goes to others soon. */
  async #leave(): Promise<void> {
    const { hrefs, reviewer } = this.#ways;
    const body = { reviewer, holder: await tabHolder(), leave: true };
    await postReview(hrefs.next, body, { keepalive: true });
  }
}

import { describe, expect, it } from "vitest";
import { beginReview } from "../../../lib/review/begin-review.ts";
import type { OutboxEntry } from "../../../lib/review/outbox-entry.ts";
import type { ReadItem } from "../../../lib/review/read-item.ts";
import type { ReviewState } from "../../../lib/review/review-state.ts";
import type { ReviewStep } from "../../../lib/review/review-step.ts";
import { takeReviewStep } from "../../../lib/review/take-review-step.ts";

const RIGHT = { truth: "agent_right", cause: null, note: null } as const;

type Step = ReviewStep<ReadItem>;
type State = ReviewState<ReadItem>;

const item = (position: number): ReadItem => ({ position, own: null, said: null });
const take = takeReviewStep<ReadItem>;
const progress = { items: 9, done: 0 };
const came = (position: number): Step => ({ kind: "came", item: item(position), progress });
const label = (position: number): Step => ({ kind: "label", position, label: RIGHT });
const review = (...steps: Step[]): State =>
  steps.reduce(take, beginReview({ own: [], progress, waiting: [] }));
const open = (state: State) => state.trail[state.cursor] ?? null;

describe("takeReviewStep", () => {
  it("opens the first item that comes and keeps the others at hand", () => {
    const state = review(came(4), came(2), came(7));
    expect([open(state), state.queue]).toEqual([4, [2, 7]]);
  });

  it("goes on to the next item at hand, and waits past the last one", () => {
    const state = review(came(4), came(2), label(4), { kind: "advance" });
    expect(open(state)).toBe(2);
    const past = [label(2), { kind: "advance" } as const].reduce(take, state);
    expect([open(past), past.progress.done]).toEqual([null, 2]);
    expect(open(takeReviewStep(past, came(5)))).toBe(5);
  });

  it("takes a label back, opens its item, and goes on where it was left", () => {
    const state = review(came(1), came(2), label(1), { kind: "advance" }, { kind: "withdraw", position: 1 });
    expect([open(state), state.given, state.progress.done]).toEqual([1, [], 0]);
    const again = [label(1), { kind: "advance" } as const].reduce(take, state);
    expect([open(again), again.given, again.progress.done]).toEqual([2, [1], 1]);
  });

  it("counts a label that is changed once, and undoes the newest first", () => {
    const state = review(came(1), came(2), label(1), { kind: "advance" }, label(2), label(1));
    expect([state.progress.done, state.given]).toEqual([2, [2, 1]]);
  });

  it("comes back to skipped items from past the last one, when nothing else is left", () => {
    const skip: Step = { kind: "forward" };
    const over: Step = { kind: "none_came", end: "all_done", progress };
    const advance: Step = { kind: "advance" };
    // Whether the server's answer comes before the last label or after it, the same is shown.
    for (const steps of [
      [skip, over, label(2), advance],
      [skip, label(2), advance, over],
    ]) {
      const state = review(came(1), came(2), ...steps);
      expect([open(state), state.end]).toEqual([null, "all_done"]);
      expect(open(take(state, advance))).toBe(1);
    }
    expect(open(take(review(came(1), came(2), skip, label(2), advance), advance))).toBe(null);
  });

  it("moves back and forward over what was opened", () => {
    const state = review(came(1), came(2), { kind: "forward" }, { kind: "back" });
    expect(open(state)).toBe(1);
    expect(open(takeReviewStep(state, { kind: "back" }))).toBe(1);
    expect(open(takeReviewStep(state, { kind: "forward" }))).toBe(2);
  });

  it("tells nothing of an item whose label was taken back meanwhile", () => {
    const said = {
      instrument: "exact v1",
      verdict: "fail",
      claims: [],
      findings: [],
      total: 0,
      suggested: null,
    } as const;
    const told: Step = { kind: "told", position: 1, said };
    expect(review(came(1), label(1), told).said.get(1)).toEqual(said);
    expect(review(came(1), label(1), told, { kind: "withdraw", position: 1 }).said.size).toBe(0);
    expect(review(came(1), label(1), { kind: "withdraw", position: 1 }, told).said.size).toBe(0);
  });

  it("never shows an item twice", () => {
    expect(review(came(1), came(1), came(2), came(2)).queue).toEqual([2]);
  });

  it("does not count back when the server has not heard of the newest labels", () => {
    expect(review(came(1), label(1), came(2)).progress.done).toBe(1);
  });
});

describe("beginReview", () => {
  const entry = (order: number, position: number, act: OutboxEntry["act"]): OutboxEntry => ({
    key: `k${order}`,
    order,
    reviewer: "r",
    position,
    act,
    attempts: 1,
    refused: null,
  });

  it("goes on after a reload with what waits to be sent", () => {
    const state = beginReview({
      own: [3, 5],
      progress: { items: 9, done: 2 },
      waiting: [entry(1, 7, { kind: "label", ...RIGHT }), entry(2, 5, { kind: "withdraw" })],
    });
    expect([state.given, state.progress.done, open(state)]).toEqual([[3, 7], 2, 5]);
    expect(state.labels.get(7)).toEqual(RIGHT);
  });

  it("does not count an act that the server refused", () => {
    const refused = { ...entry(1, 7, { kind: "label", ...RIGHT }), refused: "no" };
    expect(beginReview({ own: [], progress, waiting: [refused] }).given).toEqual([]);
  });
});

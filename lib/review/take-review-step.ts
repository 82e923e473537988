import type { ReadItem } from "./read-item.ts";
import type { ReviewProgress } from "./review-progress.ts";
import type { ReviewState } from "./review-state.ts";
import type { ReviewStep } from "./review-step.ts";

/**
 * What a review is after a step. What the browser knows of a label wins over what the server said before.
 *
 * @example takeReviewStep(state, { kind: "advance" }).cursor // the next item without a label
 */
export function takeReviewStep<Item extends ReadItem>(
  state: ReviewState<Item>,
  step: ReviewStep<Item>,
): ReviewState<Item> {
  switch (step.kind) {
    case "label": {
      const { position, label } = step;
      const isNew = !state.given.includes(position);
      return {
        ...state,
        given: [...state.given.filter((one) => one !== position), position],
        labels: new Map(state.labels).set(position, label),
        progress: moved(state.progress, isNew ? 1 : 0),
      };
    }
    case "withdraw":
      return withdraw(state, step.position);
    case "advance":
      return advance(state);
    case "forward":
      return forward(state);
    case "back":
      return { ...state, cursor: Math.max(0, state.cursor - 1) };
    case "came":
      return came(state, step.item, step.progress);
    case "none_came":
      return { ...state, end: step.end, progress: newest(state.progress, step.progress) };
    case "read":
      return read(state, step.item);
    case "told":
      return state.given.includes(step.position)
        ? { ...state, said: new Map(state.said).set(step.position, step.said) }
        : state;
  }
}

function withdraw<Item extends ReadItem>(state: ReviewState<Item>, position: number): ReviewState<Item> {
  if (!state.given.includes(position)) return state;
  const [labels, said] = [new Map(state.labels), new Map(state.said)];
  labels.delete(position);
  said.delete(position);
  const trail = state.trail.includes(position) ? state.trail : [...state.trail, position];
  return {
    ...state,
    trail,
    cursor: trail.indexOf(position),
    given: state.given.filter((one) => one !== position),
    labels,
    said,
    progress: moved(state.progress, -1),
  };
}

function advance<Item extends ReadItem>(state: ReviewState<Item>): ReviewState<Item> {
  const given = new Set(state.given);
  const { trail, cursor } = state;
  const open = (from: number, to: number) => {
    for (let at = from; at < to; at++) if (!given.has(trail[at] ?? -1)) return at;
    return -1;
  };
  const after = open(cursor + 1, trail.length);
  if (after >= 0) return { ...state, cursor: after };
  if (state.queue.length > 0) return takeFromQueue(state);
  // Past the last one first, where it is said what was skipped: whether the server has answered must not matter.
  const before = state.end === null || cursor < trail.length ? -1 : open(0, cursor);
  return { ...state, cursor: before >= 0 ? before : trail.length };
}

function forward<Item extends ReadItem>(state: ReviewState<Item>): ReviewState<Item> {
  if (state.cursor < state.trail.length - 1) return { ...state, cursor: state.cursor + 1 };
  return state.queue.length > 0 ? takeFromQueue(state) : { ...state, cursor: state.trail.length };
}

function takeFromQueue<Item extends ReadItem>(state: ReviewState<Item>): ReviewState<Item> {
  const [first, ...queue] = state.queue;
  if (first === undefined) return state;
  return { ...state, trail: [...state.trail, first], cursor: state.trail.length, queue };
}

function came<Item extends ReadItem>(
  state: ReviewState<Item>,
  item: Item,
  progress: ReviewProgress,
): ReviewState<Item> {
  const known = read({ ...state, end: null, progress: newest(state.progress, progress) }, item);
  const { position } = item;
  if (known.trail.includes(position) || known.queue.includes(position)) return known;
  const next = { ...known, queue: [...known.queue, position] };
  return known.cursor >= known.trail.length ? takeFromQueue(next) : next;
}

function read<Item extends ReadItem>(state: ReviewState<Item>, item: Item): ReviewState<Item> {
  const { position, own, said } = item;
  const labels = new Map(state.labels);
  if (own !== null && state.given.includes(position) && !labels.has(position)) labels.set(position, own);
  return {
    ...state,
    items: new Map(state.items).set(position, item),
    labels,
    said: said === null ? state.said : new Map(state.said).set(position, said),
  };
}

function moved(progress: ReviewProgress, by: number): ReviewProgress {
  return { ...progress, done: Math.min(progress.items, Math.max(0, progress.done + by)) };
}

/** The server may not have heard of the newest labels yet. */
function newest(here: ReviewProgress, there: ReviewProgress): ReviewProgress {
  return { items: there.items, done: Math.max(here.done, there.done) };
}

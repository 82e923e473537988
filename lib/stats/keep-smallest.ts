import { itemKey } from "./item-key.ts";

/** An item of the sample with its key; `item` is whatever came with the id. */
export type Selected<T> = { readonly key: string; readonly id: string; readonly item: T };

/**
 * A simple random sample without replacement of a population that streams by: of all items offered, the `size`
 * ones with the smallest keys of `seed`. Holds at most twice `size` items (and 1,024) at any time, whatever the
 * population. The order in which items are offered changes nothing. Each id is offered once; ids that share a key
 * (only ill-formed text can) go by their code units. `size` is a whole number from 0, else a RangeError.
 * `offered` is the population's size so far.
 *
 * @example
 * const keep = new KeepSmallest<number>("seed", 2);
 * for (const [id, pk] of rows) keep.offer(id, pk);
 * keep.selected(); // [{ key, id, item }, { key, id, item }], in key order
 */
export class KeepSmallest<T> {
  #offered = 0;
  readonly #seed: string;
  readonly #size: number;
  readonly #room: number;
  #kept: Selected<T>[] = [];
  /** From the first cut on: nothing behind it can belong to the sample. */
  #last: Selected<T> | null = null;

  constructor(seed: string, size: number) {
    if (!Number.isSafeInteger(size) || size < 0) throw new RangeError(`not a sample size: ${size}`);
    this.#seed = seed;
    this.#size = size;
    this.#room = Math.max(2 * size, 1024);
  }

  offer(id: string, item: T): void {
    this.#offered++;
    if (this.#size === 0) return;
    const one = { key: itemKey(this.#seed, id), id, item };
    if (this.#last !== null && byKey(one, this.#last) > 0) return;
    this.#kept.push(one);
    if (this.#kept.length >= this.#room) this.#cut();
  }

  get offered(): number {
    return this.#offered;
  }

  /** The sample of what was offered so far, smallest key first. */
  selected(): readonly Selected<T>[] {
    this.#cut();
    return [...this.#kept];
  }

  #cut(): void {
    this.#kept = this.#kept.sort(byKey).slice(0, this.#size);
    if (this.#kept.length === this.#size) this.#last = this.#kept.at(-1) ?? null;
  }
}

function byKey(a: Selected<unknown>, b: Selected<unknown>): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

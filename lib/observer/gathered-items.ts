import type { Ended } from "./ended.ts";
import { valueText } from "./value-text.ts";

const MAX_ITEMS = 10_000;
const MAX_LENGTH = 2_000_000;

/** What comes piece by piece: a list of what was given, as far as it is not too much. */
export class GatheredItems {
  readonly #settled: (ended: Ended) => void;
  readonly #items: string[] = [];
  #length = 0;
  #left = 0;

  constructor(settled: (ended: Ended) => void) {
    this.#settled = settled;
  }

  add(item: unknown): void {
    if (this.#left > 0 || this.#items.length >= MAX_ITEMS || this.#length >= MAX_LENGTH) {
      this.#left++;
      return;
    }
    const text = valueText(item);
    this.#items.push(text);
    this.#length += text.length;
  }

  end(): void {
    const rest = this.#left === 0 ? [] : [JSON.stringify(`… (+${this.#left} items)`)];
    this.#settled({ result: `[${[...this.#items, ...rest].join(",")}]` });
  }

  fail(error: unknown): void {
    this.#settled({ error: valueText(error) });
  }
}

import type { RowWindow } from "./align-input.ts";
import { isNotable } from "./is-notable.ts";
import type { MarkedPlace } from "./place.ts";

/** Keeps the rows of one window while all of them are counted. */
export class RowCollector {
  rowCount = 0;
  differentCount = 0;
  readonly #window: RowWindow;
  readonly #marked: { index: number; row: MarkedPlace }[] = [];
  readonly #plain: { index: number; row: MarkedPlace }[] = [];

  constructor(window: RowWindow) {
    this.#window = window;
  }

  /** Counts a row in which nothing differs without looking at it; false where the row is wanted. */
  pass(): boolean {
    const { from, limit } = this.#window;
    const index = this.rowCount;
    const wanted = from === null ? this.#plain.length < limit : index >= from && index < from + limit;
    if (!wanted) this.rowCount++;
    return !wanted;
  }

  add(row: MarkedPlace): void {
    const index = this.rowCount++;
    const notable = row.findings.length > 0 || row.differences.some(isNotable);
    if (notable && row.kind === "leaf") this.differentCount++;
    const { from, limit } = this.#window;
    if (from !== null && (index < from || index >= from + limit)) return;
    const kept = notable || row.kind === "group" ? this.#marked : this.#plain;
    if (kept.length < limit) kept.push({ index, row });
  }

  /** The rows kept, in their order. */
  rows(): MarkedPlace[] {
    const plain = this.#plain.slice(0, Math.max(0, this.#window.limit - this.#marked.length));
    return [...this.#marked, ...plain].sort((a, b) => a.index - b.index).map((kept) => kept.row);
  }
}

import type { Totals } from "../observer/proxy/totals.ts";

const REDRAW_MS = 100;

/** One line on a terminal that says what a proxy has seen; nothing where nobody looks. */
export class ObserveLine {
  #drawn = 0;
  #shown = false;
  readonly #out: NodeJS.WriteStream;
  readonly #active: boolean;

  constructor(out: NodeJS.WriteStream, quiet: boolean) {
    this.#out = out;
    this.#active = out.isTTY && !quiet;
  }

  show(totals: Totals, open: number): void {
    const now = Date.now();
    if (!this.#active || now - this.#drawn < REDRAW_MS) return;
    this.#drawn = now;
    this.#shown = true;
    const text = [
      `${open} open`,
      `${totals.cases} ended`,
      `${totals.answers.toLocaleString("en")} answers`,
      `${totals.calls.toLocaleString("en")} calls`,
      `${(totals.bytes / 1e6).toFixed(1)} MB`,
      ...(totals.notRead.size > 0 ? [`${countNotRead(totals)} not read`] : []),
    ].join(" · ");
    this.#out.write(`\r${text.slice(0, (this.#out.columns ?? 80) - 1)}\u001b[K`);
  }

  clear(): void {
    if (this.#shown) this.#out.write("\r\u001b[K");
    this.#shown = false;
  }
}

function countNotRead({ notRead }: Totals): number {
  return [...notRead.values()].reduce((sum, count) => sum + count, 0);
}

import type { ChunkProgress } from "../commands/regrading/work-regrades.ts";
import { plainLine } from "./plain-line.ts";

const REDRAW_MS = 200;
const LINE_MS = 5000;
/** A pause of so long is no work: the rate begins anew. */
const PAUSE_MS = 5000;

/** One line on a terminal that says how far a regrade is; off a terminal one every few seconds, and at its end. */
export class WorkProgress {
  #since = 0;
  #last = Number.NEGATIVE_INFINITY;
  #drawn = 0;
  #calls = 0;
  #shown = false;
  readonly #out: NodeJS.WriteStream;

  constructor(out: NodeJS.WriteStream) {
    this.#out = out;
  }

  show({ job, calls, regrade }: ChunkProgress): void {
    const now = performance.now();
    if (now - this.#last > PAUSE_MS) {
      // The first chunk tells when work was done, not since when.
      this.#since = now;
      this.#calls = 0;
    } else this.#calls += calls;
    this.#last = now;
    if (!regrade.complete && now - this.#drawn < (this.#out.isTTY ? REDRAW_MS : LINE_MS)) return;
    this.#drawn = now;
    const seconds = (now - this.#since) / 1000;
    const rate =
      seconds > 0 ? ` · ${Math.round(this.#calls / seconds).toLocaleString("en")} calls/s here` : "";
    const text = `${plainLine(regrade.suite, 40)} · regrade ${job.regrade} · ${regrade.records.toLocaleString("en")} of ${regrade.total.toLocaleString("en")} records${rate}`;
    if (!this.#out.isTTY || regrade.complete) this.say(`${text}${regrade.complete ? " · complete" : ""}`);
    else {
      this.#out.write(`\r${text.slice(0, (this.#out.columns ?? 80) - 1)}\u001b[K`);
      this.#shown = true;
    }
  }

  /** A line that stays. */
  say(text: string): void {
    this.end();
    this.#out.write(`${text}\n`);
  }

  end(): void {
    if (this.#shown) this.#out.write("\r\u001b[K");
    this.#shown = false;
  }
}

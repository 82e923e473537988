import { AwaitedResults } from "../awaited-results.ts";
import type { Trial } from "../open-records.ts";

/** One case while its calls come in. */
export class ObservedCase extends AwaitedResults {
  readonly at: Trial;
  /** Its records are written: nothing can be added any more. */
  closed = false;
  calls = 0;
  answers = 0;
  /** When something was last heard of it, in milliseconds. */
  heard = Date.now();
  /** Answers of which more may come. */
  readonly running = new Set<Promise<void>>();
  #reading: Promise<void> = Promise.resolve();

  constructor(at: Trial) {
    super();
    this.at = at;
  }

  /** Does the work after all that was given before, so that calls stand in the order of the wire. */
  inOrder(work: () => Promise<void> | void): Promise<void> {
    const done = this.#reading.then(work);
    this.#reading = done.catch(() => undefined);
    return done;
  }
}

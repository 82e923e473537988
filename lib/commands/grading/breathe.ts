import { setImmediate } from "node:timers/promises";

const SLICE_MS = 4;

/**
 * Gives way to sockets and timers every few milliseconds of computing: the other batch is being written
 * meanwhile, and a server answers its pages in the same thread.
 */
export class Breathe {
  private since = performance.now();

  async now(): Promise<void> {
    if (performance.now() - this.since < SLICE_MS) return;
    await setImmediate();
    this.since = performance.now();
  }
}

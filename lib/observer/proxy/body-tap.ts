import type { Duplex } from "node:stream";
import type { ByteBudget } from "./byte-budget.ts";
import { contentDecoder } from "./content-decoder.ts";

type Options = {
  /** The value of Content-Encoding. */
  readonly encoding: string | undefined;
  /** No more than so many bytes of it, packed or unpacked, are looked at. */
  readonly limit: number;
  /** Shared by all that is looked at at once. */
  readonly budget: ByteBudget;
  /** Gets the unpacked bytes. */
  readonly take: (bytes: Buffer) => void;
};

/**
 * Looks at the bytes of one body, a moment after they were sent on. What it can't look at it forgets: it never holds
 * anything up, and the memory it keeps is bounded.
 */
export class BodyTap {
  readonly #options: Options;
  readonly #decoder: Duplex | null;
  readonly #decoded: Promise<void>;
  #waiting: Buffer[] = [];
  #packed = 0;
  #unpacked = 0;
  #held = 0;
  #problem: string | null = null;

  constructor(options: Options) {
    this.#options = options;
    const decoder = contentDecoder(options.encoding);
    if (decoder === "unknown") {
      this.#problem = "a content encoding that is not known";
      this.#decoder = null;
    } else this.#decoder = decoder;
    this.#decoded = this.#decoder === null ? Promise.resolve() : this.#read(this.#decoder);
  }

  /** To be called with each piece as it passes. */
  readonly push = (bytes: Buffer): void => {
    if (this.#problem !== null) return;
    this.#packed += bytes.length;
    if (this.#packed > this.#options.limit) {
      this.#stop("a body too large to look at");
      return;
    }
    if (!this.#hold(bytes.length)) return;
    if (this.#waiting.push(bytes) === 1) setImmediate(this.#look);
  };

  /** Resolves when all was looked at: to null, or to why some could not be. What it held is free only after `release`. */
  async end(): Promise<string | null> {
    this.#look();
    if (this.#problem === null) this.#decoder?.end();
    await this.#decoded;
    return this.#problem;
  }

  release(): void {
    this.#options.budget.give(this.#held);
    this.#held = 0;
  }

  readonly #look = (): void => {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (this.#problem !== null) return;
    for (const bytes of waiting) {
      if (this.#decoder !== null) this.#decoder.write(bytes);
      else this.#take(bytes);
    }
  };

  #read(decoder: Duplex): Promise<void> {
    return new Promise((resolve) => {
      decoder.on("data", (bytes: Buffer) => {
        this.#unpacked += bytes.length;
        if (this.#problem !== null) return;
        if (this.#unpacked > this.#options.limit) this.#stop("a body too large to look at");
        else if (this.#hold(bytes.length)) this.#take(bytes);
      });
      decoder.on("error", () => {
        this.#stop("a content encoding that is broken");
        resolve();
      });
      decoder.on("end", resolve);
      decoder.on("close", resolve);
    });
  }

  #take(bytes: Buffer): void {
    try {
      this.#options.take(bytes);
    } catch {
      this.#stop("a body that could not be read");
    }
  }

  #hold(bytes: number): boolean {
    if (this.#options.budget.take(bytes)) {
      this.#held += bytes;
      return true;
    }
    this.#stop("too many large bodies at once");
    return false;
  }

  #stop(problem: string): void {
    this.#problem ??= problem;
    this.#waiting = [];
    this.#decoder?.destroy();
    this.release();
  }
}

import { once } from "node:events";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { observeTools } from "../../../lib/observer/observe-tools.ts";
import { observeInto } from "./observe-into.ts";

/** What a tool gave that makes `result`, and what was recorded of it after `use`. */
async function recorded<R>(make: () => R, use: (result: R) => unknown) {
  const { observing, problems, read } = observeInto();
  const result = observeTools({ t: make }, observing).t() as R;
  await use(result);
  const { calls } = await read();
  expect(problems).toEqual([]);
  expect(calls).toHaveLength(1);
  return { result: calls[0]?.result, error: calls[0]?.error };
}

const boom = new Error("boom");
const BOOM = '{"name":"Error","message":"boom"}';

describe("watchResult", () => {
  it("passes an async generator's items on, one at a time and none ahead", async () => {
    const asked: number[] = [];
    const told = await recorded(
      async function* () {
        for (let n = 0; n < 3; n++) {
          asked.push(n);
          yield { n };
        }
        return "done";
      },
      async (items) => {
        expect(asked).toEqual([]);
        expect(await items.next()).toEqual({ done: false, value: { n: 0 } });
        expect(asked).toEqual([0]);
        expect(items[Symbol.asyncIterator]()).toBe(items);
        for await (const _ of items);
        expect(asked).toEqual([0, 1, 2]);
      },
    );
    expect(told).toEqual({ result: '[{"n":0},{"n":1},{"n":2}]', error: null });
  });

  it("passes on what a generator is given, what it returns and what it throws", async () => {
    const told = await recorded(
      function* (): Generator<number, string, number> {
        const got = yield 1;
        yield got;
        throw boom;
      },
      (items) => {
        expect(items.next()).toEqual({ done: false, value: 1 });
        expect(items.next(7)).toEqual({ done: false, value: 7 });
        expect(() => items.next()).toThrow(boom);
      },
    );
    expect(told).toEqual({ result: null, error: BOOM });
  });

  it("ends with a loop that is left early, and lets the generator clean up", async () => {
    let cleaned = false;
    const told = await recorded(
      async function* () {
        try {
          for (let n = 0; ; n++) yield n;
        } finally {
          cleaned = true;
        }
      },
      async (items) => {
        for await (const item of items) if (item === 1) break;
      },
    );
    expect(cleaned).toBe(true);
    expect(told).toEqual({ result: "[0,1]", error: null });
  });

  it("keeps the beginning of what goes on and on", async () => {
    const told = await recorded(
      async function* () {
        for (let n = 0; n < 10_005; n++) yield n;
      },
      async (items) => {
        let count = 0;
        for await (const _ of items) count++;
        expect(count).toBe(10_005);
      },
    );
    expect(JSON.parse(told.result ?? "").slice(-2)).toEqual([9999, "… (+5 items)"]);
  });

  it("passes on an object that can be iterated, with its own members", async () => {
    class Pages {
      readonly total = 2;
      #page = 0;
      next() {
        return "the next page";
      }
      get page() {
        return this.#page;
      }
      async *[Symbol.asyncIterator]() {
        while (this.#page < this.total) yield this.#page++;
      }
    }
    const told = await recorded(
      () => Object.freeze(new Pages()),
      async (pages) => {
        expect(pages).toBeInstanceOf(Pages);
        expect([pages.total, pages.page, pages.constructor]).toEqual([2, 0, Pages]);
        const items: number[] = [];
        for await (const item of pages) items.push(item);
        expect([items, pages.page]).toEqual([[0, 1], 2]);
      },
    );
    expect(told.result).toBe("[0,1]");
  });

  it("takes an object that has a `next` of its own for a value", async () => {
    const cursor = { next: () => undefined, rows: [1] };
    const told = await recorded(
      () => cursor,
      (given) => {
        expect(given).toBe(cursor);
        expect(given.next()).toBeUndefined();
      },
    );
    expect(told.result).toBe('{"next":"[function next]","rows":[1]}');
  });

  it("passes a stream on as it is asked for, and ends with it", async () => {
    let pulled = 0;
    const told = await recorded(
      () =>
        new ReadableStream<string>(
          {
            pull(controller) {
              if (++pulled > 2) controller.close();
              else controller.enqueue(`piece ${pulled}`);
            },
          },
          { highWaterMark: 0 },
        ),
      async (stream) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        expect(pulled).toBe(0);
        const reader = stream.getReader();
        expect(await reader.read()).toEqual({ done: false, value: "piece 1" });
        expect(pulled).toBe(1);
        await reader.read();
        expect((await reader.read()).done).toBe(true);
      },
    );
    expect(told).toEqual({ result: '["piece 1","piece 2"]', error: null });
  });

  it("passes a stream's error on, and its being given up", async () => {
    const failed = await recorded(
      () =>
        new ReadableStream({
          pull() {
            throw boom;
          },
        }),
      (stream) => expect(stream.getReader().read()).rejects.toBe(boom),
    );
    expect(failed).toEqual({ result: null, error: BOOM });
    let reason: unknown;
    const cancelled = await recorded(
      () =>
        new ReadableStream({
          start: (controller) => controller.enqueue(1),
          cancel(why) {
            reason = why;
          },
        }),
      async (stream) => {
        const reader = stream.getReader();
        await reader.read();
        await reader.cancel("enough");
      },
    );
    expect([reason, cancelled.result]).toEqual(["enough", "[1]"]);
  });

  it("leaves a stream of bytes one, that fills what it is given", async () => {
    const told = await recorded(
      () =>
        new ReadableStream({
          type: "bytes",
          start(controller) {
            controller.enqueue(new TextEncoder().encode("abcdef"));
            controller.close();
          },
        }),
      async (stream) => {
        const reader = stream.getReader({ mode: "byob" });
        let read = "";
        for (;;) {
          const { done, value } = await reader.read(new Uint8Array(4));
          if (done) break;
          read += new TextDecoder().decode(value);
        }
        expect(read).toBe("abcdef");
      },
    );
    expect(told.result).toBe('["[6 bytes]"]');
  });

  it("gives a stream of Node's on as the very same", async () => {
    const stream = Readable.from(["a", "b"]);
    const told = await recorded(
      () => stream,
      async (given) => {
        expect(given).toBe(stream);
        given.resume();
        await once(given, "end");
      },
    );
    expect(told.result).toBe('"[stream]"');
  });

  it("does not begin what begins when it is waited for", async () => {
    let begun = 0;
    class Query implements PromiseLike<number> {
      where() {
        return this;
      }
      // biome-ignore lint/suspicious/noThenProperty: query builders are such.
      then<A, B>(
        done?: ((rows: number) => A | PromiseLike<A>) | null,
        failed?: ((e: unknown) => B | PromiseLike<B>) | null,
      ) {
        begun++;
        return Promise.resolve(3).then(done, failed);
      }
    }
    const told = await recorded(
      () => new Query(),
      async (query) => {
        expect(query).toBeInstanceOf(Query);
        expect(begun).toBe(0);
        expect(await query).toBe(3);
        expect(begun).toBe(1);
      },
    );
    expect(told.result).toBe("3");
  });

  it("does not begin a promise of a lazy class, and sees how it ends", async () => {
    class Lazy extends Promise<string> {
      begun = 0;
      // biome-ignore lint/suspicious/noThenProperty: lazy promises are such.
      override then<A, B>(
        done?: ((value: string) => A | PromiseLike<A>) | null,
        failed?: ((error: unknown) => B | PromiseLike<B>) | null,
      ): Promise<A | B> {
        this.begun++;
        return Promise.reject<string>(boom).then(done, failed);
      }
      static override get [Symbol.species]() {
        return Promise;
      }
    }
    const lazy = new Lazy(() => undefined);
    const told = await recorded(
      () => lazy,
      async (given) => {
        expect([given instanceof Lazy, lazy.begun]).toEqual([true, 0]);
        expect(await given.catch((error: unknown) => error)).toBe(boom);
        expect(lazy.begun).toBe(1);
      },
    );
    expect(told).toEqual({ result: null, error: BOOM });
  });

  it("leaves a call open whose promise never ends", async () => {
    const told = await recorded(
      () => new Promise(() => undefined),
      () => undefined,
    );
    expect(told).toEqual({ result: null, error: null });
  });
});

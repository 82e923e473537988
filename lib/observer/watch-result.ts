import { valueText } from "./value-text.ts";

/** How a call ended, as JSON text. */
type Settled = (outcome: { readonly result: string } | { readonly error: string }) => void;

/** Items kept of what comes piece by piece. */
const MAX_ITEMS = 1000;

/**
 * Looks on at what a handler gave back, and gives it on. A value, a promise and a generator's items are the very same;
 * a thenable of another make, an iterator and a stream are given on as what behaves alike, as they could not be
 * watched without being used up.
 */
export function watchResult(value: unknown, settled: Settled): unknown {
  if (value instanceof Promise) {
    value.then(
      (result) => settled({ result: valueText(result) }),
      (error: unknown) => settled({ error: valueText(error) }),
    );
    return value;
  }
  if (typeof value !== "object" || value === null) {
    settled({ result: valueText(value) });
    return value;
  }
  if (value instanceof ReadableStream) return watchStream(value, settled);
  if ("then" in value && typeof value.then === "function")
    return watchThenable(value as PromiseLike<unknown>, settled);
  if ("next" in value && typeof value.next === "function") return watchIterator(value, settled);
  if (Symbol.asyncIterator in value && !("on" in value)) return watchIterable(value, settled);
  settled({ result: valueText(value) });
  return value;
}

/** A lazy one begins when it is waited for: it is watched when that happens. */
function watchThenable<T>(thenable: PromiseLike<T>, settled: Settled): PromiseLike<T> {
  return new Proxy(thenable, {
    get(target, key) {
      const member = Reflect.get(target, key, target);
      if (typeof member !== "function") return member;
      if (key !== "then") return member.bind(target);
      return (done?: (value: T) => unknown, failed?: (error: unknown) => unknown) =>
        target.then(
          (result) => {
            settled({ result: valueText(result) });
            return done ? done(result) : result;
          },
          (error: unknown) => {
            settled({ error: valueText(error) });
            if (failed) return failed(error);
            throw error;
          },
        );
    },
  });
}

class Gathered {
  readonly #settled: Settled;
  readonly #items: string[] = [];
  #left = 0;

  constructor(settled: Settled) {
    this.#settled = settled;
  }

  add(item: unknown): void {
    if (this.#items.length < MAX_ITEMS) this.#items.push(valueText(item));
    else this.#left++;
  }

  end(): void {
    const rest = this.#left === 0 ? [] : [JSON.stringify(`… (+${this.#left} items)`)];
    this.#settled({ result: `[${[...this.#items, ...rest].join(",")}]` });
  }

  fail(error: unknown): void {
    this.#settled({ error: valueText(error) });
  }
}

function watchIterator(iterator: object, settled: Settled, gathered = new Gathered(settled)): object {
  const seen = (step: IteratorResult<unknown>) => {
    if (step.done) gathered.end();
    else gathered.add(step.value);
    return step;
  };
  const failed = (error: unknown) => {
    gathered.fail(error);
    throw error;
  };
  const watched: object = new Proxy(iterator, {
    get(target, key) {
      const member = Reflect.get(target, key, target);
      if (typeof member !== "function") return member;
      if (key === Symbol.asyncIterator || key === Symbol.iterator) return () => watched;
      if (key !== "next" && key !== "return" && key !== "throw") return member.bind(target);
      return (...args: unknown[]) => {
        let step: unknown;
        try {
          step = member.apply(target, args);
        } catch (error) {
          return failed(error);
        }
        return step instanceof Promise ? step.then(seen, failed) : seen(step as IteratorResult<unknown>);
      };
    },
  });
  return watched;
}

function watchIterable(iterable: object, settled: Settled): object {
  return new Proxy(iterable, {
    get(target, key) {
      const member = Reflect.get(target, key, target);
      if (typeof member !== "function") return member;
      if (key !== Symbol.asyncIterator) return member.bind(target);
      return () => watchIterator(member.call(target), settled);
    },
  });
}

function watchStream(stream: ReadableStream, settled: Settled): ReadableStream {
  const gathered = new Gathered(settled);
  const reader = stream.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) {
            gathered.add(value);
            controller.enqueue(value);
            return;
          }
          gathered.end();
          controller.close();
        } catch (error) {
          gathered.fail(error);
          controller.error(error);
        }
      },
      async cancel(reason) {
        gathered.end();
        await reader.cancel(reason);
      },
    },
    // Nothing is read before somebody asks for it.
    { highWaterMark: 0 },
  );
}

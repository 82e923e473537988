import { types } from "node:util";
import { GatheredItems } from "./gathered-items.ts";
import { proxyOf } from "./proxy-of.ts";
import { valueText } from "./value-text.ts";
import { watchIterator } from "./watch-iterator.ts";
import { watchStream } from "./watch-stream.ts";
import type { Watching } from "./watching.ts";

/**
 * Looks on at what a handler gave back, and gives it on. A value, a promise and a generator's items are the very same;
 * a promise of another make, an iterator and a stream are given on as what behaves alike, as they could not be watched
 * without being used up.
 */
export function watchResult(value: unknown, watching: Watching): unknown {
  if (typeof value !== "object" || value === null) return settledAt(value, watching);
  if (types.isPromise(value) && value.then === Promise.prototype.then) {
    value.then(
      (result) => watching.settled({ result: valueText(result) }),
      (error: unknown) => watching.settled({ error: valueText(error) }),
    );
    return value;
  }
  if (value instanceof ReadableStream) {
    // One that somebody reads already can't be given on.
    if (value.locked) return settledAt(value, watching);
    const items = new GatheredItems(watching.settled);
    return watchStream(value, {
      see: (item) => items.add(item),
      ended: () => items.end(),
      failed: (error) => items.fail(error),
    });
  }
  if (hasMethod(value, "then")) return watchThenable(value as PromiseLike<unknown> & object, watching);
  const isAsync = hasMethod(value, Symbol.asyncIterator);
  if (hasMethod(value, "next") && (isAsync || hasMethod(value, Symbol.iterator)))
    return watchIterator(value, watching);
  // A stream of Node's is watched by its own listeners: each would change how it flows.
  if (isAsync && !hasMethod(value, "pipe")) return watchIterable(value, watching);
  return settledAt(value, watching);
}

function settledAt(value: unknown, { settled }: Watching): unknown {
  settled({ result: valueText(value) });
  return value;
}

function hasMethod(value: object, key: string | symbol): boolean {
  try {
    return typeof Reflect.get(value, key) === "function";
  } catch {
    return false;
  }
}

type Then = (done?: (value: unknown) => unknown, failed?: (error: unknown) => unknown) => unknown;

/** A lazy one begins when it is waited for: it is watched when that happens. */
function watchThenable(thenable: object, { settled, within }: Watching): object {
  const watched = proxyOf(thenable, (member, key) => {
    if (key === "then") return watchedThen(member as Then);
    // These ask for `then` themselves.
    if (key === "catch" || key === "finally") return member;
    return typeof member === "function" && key !== "constructor" ? member.bind(thenable) : member;
  });
  return watched;

  function watchedThen(then: Then): Then {
    return (done, failed) =>
      within(() =>
        then.call(
          thenable,
          (result) => {
            settled({ result: valueText(result) });
            return typeof done === "function" ? done(result) : result;
          },
          (error) => {
            settled({ error: valueText(error) });
            if (typeof failed === "function") return failed(error);
            throw error;
          },
        ),
      );
  }
}

function watchIterable(iterable: object, watching: Watching): object {
  return proxyOf(iterable, (member, key) => {
    if (typeof member !== "function" || key === "constructor") return member;
    if (key !== Symbol.asyncIterator) return member.bind(iterable);
    return () => watchIterator(member.call(iterable) as object, watching);
  });
}

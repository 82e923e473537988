import { GatheredItems } from "./gathered-items.ts";
import { proxyOf } from "./proxy-of.ts";
import type { Watching } from "./watching.ts";

type Step = (...args: unknown[]) => unknown;

/** An iterator as the given one, sync or not; its items are taken down as they are asked for. */
export function watchIterator(iterator: object, watching: Watching): object {
  const { settled, within } = watching;
  const items = new GatheredItems(settled);
  const seen = <S>(step: S): S => {
    const { done, value } = (step ?? {}) as { done?: unknown; value?: unknown };
    if (done) items.end();
    else items.add(value);
    return step;
  };
  const failed = (error: unknown): never => {
    items.fail(error);
    throw error;
  };
  const stepped =
    (member: Step) =>
    (...args: unknown[]) => {
      let step: unknown;
      try {
        step = within(() => member.apply(iterator, args));
      } catch (error) {
        return failed(error);
      }
      return step instanceof Promise ? step.then(seen, failed) : seen(step);
    };
  const watched: object = proxyOf(iterator, (member, key) => {
    if (typeof member !== "function" || key === "constructor") return member;
    if (key === Symbol.asyncIterator || key === Symbol.iterator) {
      return () => {
        const own = member.call(iterator) as object;
        return own === iterator ? watched : watchIterator(own, watching);
      };
    }
    return key === "next" || key === "return" || key === "throw"
      ? stepped(member as Step)
      : member.bind(iterator);
  });
  return watched;
}

import { originals } from "./originals.ts";

type Callable = (...args: unknown[]) => unknown;

/** A function as the given one, with its name and members, that is run through `observe`. */
export function wrapFunction(
  fn: Callable,
  observe: (args: readonly unknown[], run: () => unknown) => unknown,
): Callable {
  return new Proxy(fn, {
    apply(target, thisArg, args) {
      const self: unknown = originals.get(thisArg as object) ?? thisArg;
      return observe(args, () => Reflect.apply(target, self, args));
    },
  });
}

import { originals } from "./originals.ts";

/** An object that behaves as the given one, but for what is read from it: that goes through `see`. */
export function proxyOf<T extends object>(
  target: T,
  see: (member: unknown, key: string | symbol) => unknown,
): T {
  const shown = isLocked(target) ? copyOf(target) : target;
  const observed = new Proxy(shown, {
    get: (_, key) => see(Reflect.get(target, key, target), key),
    set(_, key, value) {
      const done = Reflect.set(target, key, value, target);
      if (done && shown !== target) show(shown, target, key);
      return done;
    },
    deleteProperty(_, key) {
      const done = Reflect.deleteProperty(target, key);
      return done && Reflect.deleteProperty(shown, key);
    },
  });
  originals.set(observed, target);
  return observed;
}

/** A proxy must give out members that can't be changed as they are; one of a copy need not. */
function isLocked(target: object): boolean {
  return Reflect.ownKeys(target).some((key) => !Reflect.getOwnPropertyDescriptor(target, key)?.configurable);
}

function copyOf<T extends object>(target: T): T {
  const copy = Object.create(Object.getPrototypeOf(target)) as T;
  for (const key of Reflect.ownKeys(target)) show(copy, target, key);
  return copy;
}

function show(copy: object, target: object, key: string | symbol): void {
  const member = Reflect.getOwnPropertyDescriptor(target, key);
  if (member === undefined) return;
  const open = "value" in member ? { writable: true, configurable: true } : { configurable: true };
  Object.defineProperty(copy, key, { ...member, ...open });
}

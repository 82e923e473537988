type AnyMap = Map<unknown, unknown>;

/** A `Map` whose values are seen through `see`; its other members through `plain`. */
export function observeMap(
  map: AnyMap,
  see: (value: unknown, key: unknown) => unknown,
  plain: (member: unknown, key: string | symbol) => unknown,
): AnyMap {
  const entries = () => [...map].map(([key, value]): [unknown, unknown] => [key, see(value, key)]);
  const seen: Readonly<Record<string | symbol, unknown>> = {
    get: (key: unknown) => see(map.get(key), key),
    set(key: unknown, value: unknown) {
      map.set(key, value);
      return observed;
    },
    values: () =>
      entries()
        .map(([, value]) => value)
        .values(),
    entries: () => entries().values(),
    [Symbol.iterator]: () => entries().values(),
    forEach(visit: (value: unknown, key: unknown, map: AnyMap) => void, self?: unknown) {
      for (const [key, value] of entries()) visit.call(self, value, key, observed);
    },
  };
  const observed: AnyMap = new Proxy(map, {
    get: (target, key) =>
      Object.hasOwn(seen, key) ? seen[key] : plain(Reflect.get(target, key, target), key),
  });
  return observed;
}

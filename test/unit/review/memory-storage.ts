import type { KeyValueStore } from "../../../lib/review/outbox-store.ts";

/** What a browser keeps, in memory. */
export function memoryStorage(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

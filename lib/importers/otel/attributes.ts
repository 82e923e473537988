import { parseLenient } from "../parse-lenient.ts";
import { JsonPlace } from "../transcript/json-place.ts";
import { anyValue } from "./any-value.ts";
import { attributeTree } from "./attribute-tree.ts";

/**
 * The attributes of a span, an event or a resource, however they were written: OTLP's list of keys and values, Jaeger's
 * tags, or an object.
 */
export class Attributes {
  readonly #places = new Map<string, JsonPlace>();

  constructor(place: JsonPlace | null) {
    if (place === null) return;
    if (place.isObject) {
      for (const key of place.keys) this.#add(key, place.get(key));
    }
    for (const item of place.items()) {
      const key = item.get("key")?.string();
      const value = item.get("value");
      if (key && value !== null) this.#add(key, anyValue(value));
    }
  }

  #add(key: string, place: JsonPlace | null): void {
    if (place !== null) this.#places.set(key, place);
  }

  get isEmpty(): boolean {
    return this.#places.size === 0;
  }

  has(...keys: readonly string[]): boolean {
    return keys.some((key) => this.#places.has(key));
  }

  /** The first of these that is there. */
  place(...keys: readonly string[]): JsonPlace | null {
    for (const key of keys) {
      const place = this.#places.get(key);
      if (place !== undefined) return place;
    }
    return null;
  }

  /** The first of these that is a text, or a number as it was written. */
  text(...keys: readonly string[]): string | null {
    for (const key of keys) {
      const text = this.#places.get(key)?.id();
      if (text) return text;
    }
    return null;
  }

  /** The first of these that is a number of at least 0. */
  number(...keys: readonly string[]): number | null {
    for (const key of keys) {
      const text = this.#places.get(key)?.id();
      const number = text ? Number(text) : Number.NaN;
      if (Number.isFinite(number) && number >= 0) return number;
    }
    return null;
  }

  /** The first of these that is a whole number of at least 0. */
  count(...keys: readonly string[]): number | null {
    for (const key of keys) {
      const number = this.number(key);
      if (number !== null && Number.isSafeInteger(number)) return number;
    }
    return null;
  }

  /** All of them as one object; nothing where there are none. */
  asObject(): JsonPlace[] {
    if (this.isEmpty) return [];
    const members = [...this.#places].map(([key, place]) => `${JSON.stringify(key)}:${place.source()}`);
    const text = `{${members.join(",")}}`;
    const parsed = parseLenient(text);
    return parsed === null ? [] : [JsonPlace.of(text, parsed.value)];
  }

  /** What the attributes whose names begin with `prefix.` and a number make together. */
  tree(prefix: string): JsonPlace | null {
    const start = `${prefix}.`;
    const found: [string, JsonPlace][] = [];
    for (const [key, place] of this.#places) {
      if (key.startsWith(start) && /^\d/.test(key.slice(start.length)))
        found.push([key.slice(start.length), place]);
    }
    return attributeTree(found);
  }
}

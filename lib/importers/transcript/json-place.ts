import type { JsonText } from "../../json/json-node.ts";
import { jsonItemStarts } from "../json-item-starts.ts";
import { JsonMembers } from "../json-members.ts";
import { jsonValueEnd } from "../json-value-end.ts";

/**
 * One value of a JSON document: what it is, where it stands in the text, and how it is reached. Of a text that is
 * cut off, as detection sees it, `value` is not known; the rest then tells what can be seen.
 *
 * @example JsonPlace.of('{"a": [42.00]}', { a: [42] }).get("a")?.items()[0]?.source() // "42.00"
 */
export class JsonPlace {
  readonly text: string;
  readonly at: number;
  readonly value: unknown;
  /** `response.choices[0]`; empty at the top. */
  readonly path: string;
  #members: JsonMembers | undefined;

  constructor(text: string, at: number, value: unknown, path: string) {
    this.text = text;
    this.at = at;
    this.value = value;
    this.path = path;
  }

  /** The value that the whole text is. */
  static of(text: string, value: unknown): JsonPlace {
    return new JsonPlace(text, Math.max(text.search(/\S/), 0), value, "");
  }

  get isObject(): boolean {
    return this.text[this.at] === "{";
  }

  get isList(): boolean {
    return this.text[this.at] === "[";
  }

  get keys(): readonly string[] {
    return this.isObject ? this.#read().keys : [];
  }

  /** The member of that name; null where it is absent, is `null`, or this is no object. */
  get(key: string): JsonPlace | null {
    if (!this.isObject) return null;
    const start = this.#read().start(key);
    if (start === -1 || this.text.startsWith("null", start)) return null;
    const { value } = this;
    const inner =
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined;
    return new JsonPlace(this.text, start, inner, this.path === "" ? key : `${this.path}.${key}`);
  }

  /** The first of these members that is there. */
  first(...keys: readonly string[]): JsonPlace | null {
    for (const key of keys) {
      const found = this.get(key);
      if (found !== null) return found;
    }
    return null;
  }

  /** The items of a list; empty for all else. */
  items(): JsonPlace[] {
    if (!this.isList) return [];
    const values = Array.isArray(this.value) ? this.value : [];
    return jsonItemStarts(this.text, this.at).map(
      (start, index) => new JsonPlace(this.text, start, values[index], `${this.path}[${index}]`),
    );
  }

  /** The value of a string; null for all else. */
  string(): string | null {
    if (this.text[this.at] !== '"') return null;
    if (typeof this.value === "string") return this.value;
    try {
      return String(JSON.parse(this.source()));
    } catch {
      return null;
    }
  }

  /** A string, or a number as it was written: what an id may be. */
  id(): string | null {
    if (this.string() !== null) return this.string() || null;
    return /[-\d]/.test(this.text[this.at] ?? "") ? this.source() : null;
  }

  /** The value as it was written. */
  source(): JsonText {
    return this.text.slice(this.at, jsonValueEnd(this.text, this.at)) as JsonText;
  }

  /** The members that `known` lacks, as the text of one JSON object; null where there are none. */
  without(known: ReadonlySet<string>): JsonText | null {
    return this.isObject ? this.#read().without(known) : null;
  }

  #read(): JsonMembers {
    this.#members ??= new JsonMembers(this.text, this.at);
    return this.#members;
  }
}

import type { JsonText } from "../json/json-node.ts";
import { jsonValueEnd } from "./json-value-end.ts";

/**
 * Where the members of one JSON object stand in its text, so that a field can be cut out with its literals as they
 * were written. Keys are decoded and keep their order and their repeats.
 *
 * The text must be known to be JSON and `start` the offset of an opening brace.
 *
 * @example new JsonMembers('{"a": 42.00}', 0).source("a") // "42.00"
 */
export class JsonMembers {
  readonly keys: string[] = [];
  readonly #text: string;
  /** Three offsets a member: of its key, of its value, behind its value. One array is quicker than three. */
  readonly #offsets: number[] = [];

  constructor(text: string, start: number) {
    this.#text = text;
    let i = start + 1;
    while (i < text.length) {
      const code = text.charCodeAt(i);
      if (code === 0x7d) break;
      if (code !== 0x22) {
        i++;
        continue;
      }
      const keyEnd = jsonValueEnd(text, i);
      const key = text.slice(i + 1, keyEnd - 1);
      this.keys.push(key.includes("\\") ? String(JSON.parse(text.slice(i, keyEnd))) : key);
      const keyStart = i;
      i = keyEnd;
      for (let c = text.charCodeAt(i); c === 0x3a || c <= 32; c = text.charCodeAt(i)) i++;
      const start = i;
      i = jsonValueEnd(text, i);
      this.#offsets.push(keyStart, start, i);
    }
  }

  /** Offset of the field's value in the text, or -1 where there is no such field. */
  start(key: string): number {
    const at = this.keys.lastIndexOf(key);
    return at === -1 ? -1 : (this.#offsets[at * 3 + 1] ?? -1);
  }

  /** The field's value as it was written, `null` literal included; null where there is no such field. */
  source(key: string): JsonText | null {
    const at = this.keys.lastIndexOf(key);
    return at === -1 ? null : this.sourceAt(at);
  }

  /** As `source`, but a `null` literal counts as an absent field. */
  given(key: string): JsonText | null {
    const source = this.source(key);
    return source === "null" ? null : source;
  }

  /** The value of the member at `index`, as it was written. */
  sourceAt(index: number): JsonText {
    return this.#text.slice(this.#offsets[index * 3 + 1], this.#offsets[index * 3 + 2]) as JsonText;
  }

  /** The members that `known` lacks, as the text of one JSON object; null where there are none. */
  without(known: ReadonlySet<string>): JsonText | null {
    let rest = "";
    for (let at = 0; at < this.keys.length; at++) {
      if (known.has(this.keys[at] as string)) continue;
      rest += `${rest === "" ? "" : ","}${this.#text.slice(this.#offsets[at * 3], this.#offsets[at * 3 + 2])}`;
    }
    return rest === "" ? null : (`{${rest}}` as JsonText);
  }
}

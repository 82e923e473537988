import type { JsonText } from "../../json/json-node.ts";

/** One call as Python writes it, its arguments as JSON. */
export type PythonCall = {
  readonly name: string;
  readonly positional: readonly JsonText[];
  readonly named: readonly (readonly [string, JsonText])[];
  readonly text: string;
};

const NAME = /[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*/y;
const KEYWORD = /([A-Za-z_]\w*)\s*=(?!=)/y;
/** A number that JSON writes alike; `1_000`, `.5`, `007` and `0x1f` are Python's alone. */
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const WORDS: Readonly<Record<string, string>> = { True: "true", False: "false", None: "null" };
const ESCAPES: Readonly<Record<string, string>> = {
  ...{ n: "\n", t: "\t", r: "\r", a: "\u0007", b: "\b", f: "\f", v: "\u000b" },
  ...{ "\\": "\\", "'": "'", '"': '"', "\n": "" },
};
const CODES: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };
const MAX_DEPTH = 100;

/**
 * The calls that a text of Python is made of, in a list or with commas between them: `[f(a=1), g.h('x')]`. Null where
 * it is anything else, or an argument is no literal (a name, a sum, a call): nothing is worked out.
 *
 * @example pythonCalls("cd(folder='a')")?.[0]?.named // [["folder", '"a"']]
 */
export function pythonCalls(text: string): PythonCall[] | null {
  try {
    return new Reader(text).calls();
  } catch (error) {
    if (error === NOT_LITERAL) return null;
    throw error;
  }
}

const NOT_LITERAL = new Error("not a literal");

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  calls(): PythonCall[] {
    const inList = this.#take("[");
    const end = inList ? "]" : "";
    const calls = this.#items(end, () => this.#call());
    this.#space();
    if (this.#at < this.#text.length) throw NOT_LITERAL;
    return calls;
  }

  #call(): PythonCall {
    this.#space();
    const start = this.#at;
    const name = this.#match(NAME)?.[0];
    if (name === undefined || !this.#take("(")) throw NOT_LITERAL;
    const positional: JsonText[] = [];
    const named: [string, JsonText][] = [];
    this.#items(")", () => {
      this.#space();
      const key = this.#match(KEYWORD)?.[1];
      const value = this.#value(0);
      if (key !== undefined) named.push([key, value]);
      else if (named.length === 0) positional.push(value);
      else throw NOT_LITERAL;
    });
    if (new Set(named.map(([key]) => key)).size < named.length) throw NOT_LITERAL;
    return { name, positional, named, text: this.#text.slice(start, this.#at) };
  }

  /** Items up to `end`, with commas between them and perhaps behind the last; up to the text's end where that is "". */
  #items<T>(end: string, read: () => T): T[] {
    const items: T[] = [];
    while (!this.#ends(end)) {
      items.push(read());
      if (this.#take(",")) continue;
      if (this.#ends(end)) break;
      throw NOT_LITERAL;
    }
    return items;
  }

  #ends(end: string): boolean {
    if (end !== "") return this.#take(end);
    this.#space();
    return this.#at >= this.#text.length;
  }

  #value(depth: number): JsonText {
    if (depth > MAX_DEPTH) throw NOT_LITERAL;
    this.#space();
    const char = this.#text[this.#at];
    if (char === "'" || char === '"') return JSON.stringify(this.#string(char)) as JsonText;
    if (this.#take("[")) return this.#list("]", depth);
    if (this.#take("(")) return this.#list(")", depth);
    if (this.#take("{")) return this.#dict(depth);
    const number = this.#match(NUMBER)?.[0];
    if (number !== undefined) return number as JsonText;
    const word = WORDS[this.#match(NAME)?.[0] ?? ""];
    if (word === undefined) throw NOT_LITERAL;
    return word as JsonText;
  }

  /** A list, or a tuple, of which one value without a comma in parentheses is none. */
  #list(end: string, depth: number): JsonText {
    const items = this.#items(end, () => this.#value(depth + 1));
    const inParentheses = end === ")" && items.length === 1;
    if (inParentheses && !/,\s*\)$/.test(this.#text.slice(0, this.#at))) return items[0] as JsonText;
    return `[${items.join(",")}]` as JsonText;
  }

  #dict(depth: number): JsonText {
    const members = this.#items("}", () => {
      this.#space();
      const quote = this.#text[this.#at];
      if (quote !== "'" && quote !== '"') throw NOT_LITERAL;
      const key = JSON.stringify(this.#string(quote));
      if (!this.#take(":")) throw NOT_LITERAL;
      return `${key}:${this.#value(depth + 1)}`;
    });
    return `{${members.join(",")}}` as JsonText;
  }

  #string(quote: string): string {
    const isLong = this.#text.startsWith(quote.repeat(3), this.#at);
    const mark = isLong ? quote.repeat(3) : quote;
    this.#at += mark.length;
    let value = "";
    while (!this.#text.startsWith(mark, this.#at)) {
      const char = this.#text[this.#at++];
      if (char === undefined || (char === "\n" && !isLong)) throw NOT_LITERAL;
      value += char === "\\" ? this.#escape() : char;
    }
    this.#at += mark.length;
    this.#space();
    const next = this.#text[this.#at];
    if (next === "'" || next === '"') throw NOT_LITERAL;
    return value;
  }

  #escape(): string {
    const char = this.#text[this.#at++] ?? "";
    const length = CODES[char];
    if (length !== undefined) {
      const digits = this.#text.slice(this.#at, this.#at + length);
      const code = Number.parseInt(digits, 16);
      if (digits.length < length || !/^[0-9a-fA-F]+$/.test(digits) || code > 0x10ffff) throw NOT_LITERAL;
      this.#at += length;
      return String.fromCodePoint(code);
    }
    if (char === "" || char === "N" || /[0-7]/.test(char)) throw NOT_LITERAL;
    // Python keeps the backslash before a letter that it gives no meaning.
    return ESCAPES[char] ?? `\\${char}`;
  }

  #space(): void {
    while (/\s/.test(this.#text[this.#at] ?? "")) this.#at++;
  }

  #take(token: string): boolean {
    this.#space();
    if (!this.#text.startsWith(token, this.#at)) return false;
    this.#at += token.length;
    return true;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found !== null) this.#at += found[0].length;
    return found;
  }
}

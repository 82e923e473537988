const MAX_DEPTH = 200;
/** Characters of one value's text, about: what comes after that is said by its count. */
const MAX_LENGTH = 2_000_000;

/**
 * JSON text of any value, as `JSON.stringify` would write it where it can, and where it can't: undefined as null; a
 * BigInt as the whole number that it is; NaN and infinities, functions, symbols, cycles and what is nested deeper than
 * 200 as a text in brackets; a Map as a list of pairs, a Set as a list; an error with its name, message and cause;
 * bytes by their count. What is longer than two million characters is cut, and says so. Never throws, whatever getters do.
 *
 * @example valueText({ cents: 12n, at: new Date(0), left: undefined }) // '{"cents":12,"at":"1970-01-01T00:00:00.000Z"}'
 */
export function valueText(value: unknown): string {
  return new ValueWriter().text(value, 0) ?? "null";
}

type Member = readonly [key: string, read: () => unknown];

class ValueWriter {
  readonly #open = new Set<object>();
  #left = MAX_LENGTH;

  /** Undefined where `JSON.stringify` leaves a member out. */
  text(value: unknown, depth: number): string | undefined {
    try {
      return this.#write(value, depth);
    } catch (error) {
      return this.#spent(JSON.stringify(`[unreadable: ${messageOf(error)}]`));
    }
  }

  #write(value: unknown, depth: number): string | undefined {
    switch (typeof value) {
      case "undefined":
        return undefined;
      case "bigint":
        return this.#spent(value.toString());
      case "number":
        return this.#spent(Number.isFinite(value) ? JSON.stringify(value) : `"[${value}]"`);
      case "function":
        return this.#spent(JSON.stringify(`[function ${value.name}]`));
      case "symbol":
        return this.#spent(JSON.stringify(`[${value.toString()}]`));
      case "string":
        return this.#spent(JSON.stringify(this.#cut(value)));
      case "object":
        return value === null ? this.#spent("null") : this.#object(value, depth);
      default:
        return this.#spent(JSON.stringify(value));
    }
  }

  #object(value: object, depth: number): string {
    if (this.#open.has(value)) return this.#spent('"[circular]"');
    if (depth >= MAX_DEPTH) return this.#spent('"[nested deeper]"');
    this.#open.add(value);
    try {
      if (value instanceof Error) return this.#members(errorMembers(value), depth);
      if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer)
        return this.#spent(`"[${value.byteLength} bytes]"`);
      if (Symbol.asyncIterator in value) return this.#spent('"[stream]"');
      if ("toJSON" in value && typeof value.toJSON === "function")
        return this.text(value.toJSON(""), depth + 1) ?? "null";
      if (value instanceof Map || value instanceof Set) return this.#list([...value], depth);
      if (Array.isArray(value)) return this.#list(value, depth);
      if (value instanceof String || value instanceof Number || value instanceof Boolean)
        return this.#write(value.valueOf(), depth) ?? "null";
      const of = value as Readonly<Record<string, unknown>>;
      return this.#members(
        Object.keys(value).map((key) => [key, () => of[key]]),
        depth,
      );
    } finally {
      this.#open.delete(value);
    }
  }

  #list(items: readonly unknown[], depth: number): string {
    const texts: string[] = [];
    // By index: holes are null as well.
    for (let at = 0; at < items.length; at++) {
      if (this.#left <= 0) {
        texts.push(`"… (+${items.length - at} items)"`);
        break;
      }
      texts.push(this.text(items[at], depth + 1) ?? this.#spent("null"));
    }
    return `[${texts.join(",")}]`;
  }

  #members(members: readonly Member[], depth: number): string {
    const texts: string[] = [];
    for (const [at, [key, read]] of members.entries()) {
      if (this.#left <= 0) {
        texts.push(`"…":"(+${members.length - at} members)"`);
        break;
      }
      const text = this.text(readSafely(read), depth + 1);
      if (text !== undefined) texts.push(`${this.#spent(JSON.stringify(key))}:${text}`);
    }
    return `{${texts.join(",")}}`;
  }

  #cut(text: string): string {
    const room = Math.max(this.#left, 0);
    return text.length <= room ? text : `${text.slice(0, room)}… (+${text.length - room} characters)`;
  }

  #spent(text: string): string {
    this.#left -= text.length + 1;
    return text;
  }
}

function errorMembers(error: Error): Member[] {
  const of = error as unknown as Readonly<Record<string, unknown>>;
  const first = ["name", "message", "cause", "errors"];
  const own = Object.keys(error).filter((key) => !first.includes(key) && key !== "stack");
  return [...first, ...own].map((key) => [key, () => of[key]]);
}

function readSafely(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return `[unreadable: ${messageOf(error)}]`;
  }
}

/** What is thrown may be anything, also something that throws when it is looked at. */
function messageOf(error: unknown): string {
  try {
    return error instanceof Error ? String(error.message) : "it throws";
  } catch {
    return "it throws";
  }
}

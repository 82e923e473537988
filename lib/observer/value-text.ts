const MAX_DEPTH = 200;
/** Characters kept of one value; what is longer is kept as the beginning of its text. */
const MAX_LENGTH = 8_000_000;

/**
 * JSON text of any value, as `JSON.stringify` would write it where it can, and where it can't: a BigInt as the whole
 * number that it is; a cycle, a function, a symbol or what is nested deeper than 200 as a text in brackets; an error
 * with its name, message and cause; NaN and infinities as texts; bytes by their count. Never throws, whatever getters do.
 */
export function valueText(value: unknown): string {
  const text = textOf(value, new Set(), 0) ?? "null";
  return text.length <= MAX_LENGTH
    ? text
    : JSON.stringify(`${text.slice(0, MAX_LENGTH)}… (+${text.length - MAX_LENGTH})`);
}

/** Undefined where `JSON.stringify` leaves a member out. */
function textOf(value: unknown, open: Set<object>, depth: number): string | undefined {
  try {
    switch (typeof value) {
      case "undefined":
        return undefined;
      case "bigint":
        return value.toString();
      case "number":
        return Number.isFinite(value) ? JSON.stringify(value) : `"${value}"`;
      case "function":
        return JSON.stringify(`[function ${value.name}]`);
      case "symbol":
        return JSON.stringify(`[${value.toString()}]`);
      case "object":
        return value === null ? "null" : objectText(value, open, depth);
      default:
        return JSON.stringify(value);
    }
  } catch (error) {
    return JSON.stringify(`[unreadable: ${error instanceof Error ? error.message : "it throws"}]`);
  }
}

function objectText(value: object, open: Set<object>, depth: number): string {
  if (open.has(value)) return '"[circular]"';
  if (depth >= MAX_DEPTH) return '"[nested deeper]"';
  open.add(value);
  try {
    if (value instanceof Error) return errorText(value, open, depth);
    if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `"[${value.byteLength} bytes]"`;
    if (Symbol.asyncIterator in value || value instanceof ReadableStream) return '"[stream]"';
    if ("toJSON" in value && typeof value.toJSON === "function") {
      return textOf(value.toJSON(""), open, depth + 1) ?? "null";
    }
    if (value instanceof Map) return listText([...value], open, depth);
    if (value instanceof Set) return listText([...value], open, depth);
    if (Array.isArray(value)) return listText(value, open, depth);
    if (value instanceof String || value instanceof Number || value instanceof Boolean)
      return JSON.stringify(value);
    return membersText(
      Object.keys(value).map((key) => [key, () => (value as Record<string, unknown>)[key]]),
      open,
      depth,
    );
  } finally {
    open.delete(value);
  }
}

function errorText(error: Error, open: Set<object>, depth: number): string {
  const own = Object.keys(error).filter((key) => !["name", "message", "cause", "stack"].includes(key));
  return membersText(
    [
      ["name", () => error.name],
      ["message", () => error.message],
      ["cause", () => error.cause],
      ...own.map((key): Member => [key, () => (error as unknown as Record<string, unknown>)[key]]),
    ],
    open,
    depth,
  );
}

function listText(items: readonly unknown[], open: Set<object>, depth: number): string {
  // Not `map`: holes are null as well.
  return `[${Array.from(items, (item) => textOf(item, open, depth + 1) ?? "null").join(",")}]`;
}

type Member = [key: string, read: () => unknown];

function membersText(members: readonly Member[], open: Set<object>, depth: number): string {
  const texts = members.flatMap(([key, read]) => {
    const text = textOf(readSafely(read), open, depth + 1);
    return text === undefined ? [] : [`${JSON.stringify(key)}:${text}`];
  });
  return `{${texts.join(",")}}`;
}

function readSafely(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return "[unreadable]";
  }
}

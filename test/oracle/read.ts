/** A second, slow and plain reading of JSON for the oracle: recursive, every literal kept, nothing shared with lib/json. */
export type Value =
  | { t: "object"; entries: [string, Value][] }
  | { t: "array"; items: Value[] }
  | { t: "number"; literal: string }
  | { t: "string"; value: string }
  | { t: "boolean"; value: boolean }
  | { t: "null" };

const TOKEN =
  /\s*(?:(?<punctuation>[{}[\],:])|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<word>true|false|null))/uy;

/** @throws SyntaxError where the text is not JSON */
export function read(text: string): Value {
  JSON.parse(text);
  const tokens: { kind: string; text: string }[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [kind, found] = Object.entries(match.groups ?? {}).find(([, group]) => group !== undefined) ?? [
      "",
      "",
    ];
    tokens.push({ kind, text: found });
  }
  let at = 0;
  const next = () => tokens[at++] ?? { kind: "end", text: "" };
  const value = (): Value => {
    const token = next();
    if (token.kind === "string") return { t: "string", value: JSON.parse(token.text) as string };
    if (token.kind === "number") return { t: "number", literal: token.text };
    if (token.text === "null") return { t: "null" };
    if (token.kind === "word") return { t: "boolean", value: token.text === "true" };
    if (token.text === "[") {
      const items: Value[] = [];
      while (tokens[at]?.text !== "]") {
        items.push(value());
        if (tokens[at]?.text === ",") at++;
      }
      at++;
      return { t: "array", items };
    }
    const entries: [string, Value][] = [];
    while (tokens[at]?.kind === "string") {
      const key = JSON.parse(next().text) as string;
      at++;
      entries.push([key, value()]);
      if (tokens[at]?.text === ",") at++;
    }
    at++;
    return { t: "object", entries };
  };
  return value();
}

export function get(object: Value | undefined, key: string): Value | undefined {
  return object?.t === "object" ? object.entries.filter(([name]) => name === key).at(-1)?.[1] : undefined;
}

/** Number as text that is equal for equal decimals: digits without trailing zeros, then the power of ten. */
function decimal(literal: string): string {
  const [, sign = "", whole = "0", fraction = "", power = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(literal) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  if (digits === "") return "0";
  const kept = digits.replace(/0+$/, "");
  return `${sign}${kept}e${BigInt(power) - BigInt(fraction.length) + BigInt(digits.length - kept.length)}`;
}

export function same(a: Value, b: Value): boolean {
  if (a.t !== b.t) return false;
  if (a.t === "number" && b.t === "number") return decimal(a.literal) === decimal(b.literal);
  if (a.t === "array" && b.t === "array") {
    return a.items.length === b.items.length && a.items.every((item, i) => same(item, b.items[i] as Value));
  }
  if (a.t === "object" && b.t === "object") {
    const keys = (of: Value & { t: "object" }) => new Set(of.entries.map(([key]) => key));
    const [left, right] = [keys(a), keys(b)];
    return (
      left.size === right.size &&
      [...left].every((key) => right.has(key) && same(get(a, key) as Value, get(b, key) as Value))
    );
  }
  return JSON.stringify(a) === JSON.stringify(b);
}

import { parseLenient } from "../parse-lenient.ts";
import { JsonPlace } from "../transcript/json-place.ts";

const DEPTH = 64;

/**
 * The value that an `AnyValue` of OTLP stands for: strings, numbers and booleans where they stand, 64-bit integers with
 * all their digits, lists and maps as the JSON text that their literals make. Anything else is a value already.
 *
 * @example // {"intValue":"9007199254740993"} → 9007199254740993
 */
export function anyValue(place: JsonPlace): JsonPlace | null {
  if (!place.isObject) return place;
  const plain = place.first(
    "stringValue",
    "string_value",
    "boolValue",
    "bool_value",
    "doubleValue",
    "double_value",
  );
  if (plain !== null) return plain;
  const bytes = place.first("bytesValue", "bytes_value");
  if (bytes !== null) return bytes;
  const text = jsonOf(place, 0);
  const parsed = text === null ? null : parseLenient(text);
  return text === null || parsed === null ? null : JsonPlace.of(text, parsed.value);
}

function jsonOf(place: JsonPlace, depth: number): string | null {
  if (depth > DEPTH) return null;
  const integer = place.first("intValue", "int_value");
  if (integer !== null) return /^-?\d+$/.test(integer.string() ?? "") ? integer.string() : integer.source();
  const list = place.first("arrayValue", "array_value");
  if (list !== null) {
    return `[${(list.get("values")?.items() ?? []).map((item) => inner(item, depth)).join(",")}]`;
  }
  const map = place.first("kvlistValue", "kvlist_value");
  if (map === null) return null;
  const members = (map.get("values")?.items() ?? []).map((member) => {
    const value = member.get("value");
    return `${member.get("key")?.source() ?? '""'}:${value === null ? "null" : inner(value, depth)}`;
  });
  return `{${members.join(",")}}`;
}

function inner(place: JsonPlace, depth: number): string {
  const plain = place.first(
    "stringValue",
    "string_value",
    "boolValue",
    "bool_value",
    "doubleValue",
    "double_value",
    "bytesValue",
    "bytes_value",
  );
  return plain?.source() ?? jsonOf(place, depth + 1) ?? "null";
}

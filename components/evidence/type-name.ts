import type { JsonType } from "@/lib/grading/json-type";

const NAMES: Readonly<Record<JsonType, string>> = {
  int: "int",
  float: "float",
  bool: "bool",
  str: "string",
  list: "array",
  dict: "object",
  null: "null",
};

/** A lexical type as it is shown. */
export function typeName(type: JsonType): string {
  return NAMES[type];
}

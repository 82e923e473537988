import type { NormalizerOption, NormalizerOptions, ValueNormalizer } from "../normalizer.ts";
import { checkOptions } from "./reading/check-options.ts";
import { readable } from "./reading/readable.ts";
import { unreadable } from "./reading/unreadable.ts";

const OPTIONS: readonly NormalizerOption[] = [
  {
    name: "map",
    type: "map",
    default: {},
    description: "Another name → the name that it stands for. Names are compared as they are written.",
  },
];

/**
 * Names that stand for one another, listed one by one. A name that is not listed stands for itself.
 * A chain (A for B, B for C) is followed to its end; a circle is refused. Key: the last name.
 *
 * @example with map { "NYC": "New York" }: "NYC", "New York" // key "New York"
 */
export const aliases: ValueNormalizer = {
  form: "value",
  name: "aliases",
  title: "Other names",
  description: "Names from a list stand for one another, such as NYC for New York.",
  accepts: [],
  suggested: false,
  options: OPTIONS,
  checkOptions: (options) => {
    const wrong = checkOptions(OPTIONS, options);
    if (wrong !== null) return wrong;
    const map = mapOf(options);
    const circular = [...map.keys()].find((name) => followed(name, map) === null);
    return circular === undefined ? null : `The name \`${circular}\` leads back to itself in option \`map\`.`;
  },
  read: (node, _text, options) => {
    if (node.type !== "string") return unreadable("not_a_string");
    const name = followed(node.value, mapOf(options));
    return name === null ? unreadable("bad_option") : readable(name);
  },
};

function followed(name: string, map: ReadonlyMap<string, string>): string | null {
  let last = name;
  // A chain longer than the map has come round.
  for (let step = 0; step <= map.size; step++) {
    const next = map.get(last);
    if (next === undefined || next === last) return last;
    last = next;
  }
  return null;
}

function mapOf({ map }: NormalizerOptions): ReadonlyMap<string, string> {
  if (typeof map !== "object" || map === null) return new Map();
  const entries = Object.entries(map).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return new Map(entries);
}

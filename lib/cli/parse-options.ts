import { parseArgs } from "node:util";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { closestName } from "../importers/closest-name.ts";

/** An option's name → whether it stands alone (`boolean`), takes a value (`string`), or one each time (`list`). */
type OptionTypes = Readonly<Record<string, "boolean" | "string" | "list">>;

type Options<T extends OptionTypes> = {
  readonly paths: readonly string[];
  readonly options: {
    readonly [K in keyof T]: T[K] extends "boolean"
      ? boolean
      : T[K] extends "list"
        ? readonly string[]
        : string | null;
  };
};

/**
 * The paths and options of a command. `--` ends the options, `-` alone is a path, `-h` is `--help`.
 *
 * @throws ClaimcheckError `usage` for an option that does not exist (naming the nearest) or lacks its value.
 */
export function parseOptions<T extends OptionTypes>(args: readonly string[], types: T): Options<T> {
  const names = Object.keys(types);
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      names.map((name) => [name, { type: types[name] === "boolean" ? "boolean" : "string" }]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const paths: string[] = [];
  const found = new Map<string, string | true | string[]>();
  for (const token of tokens) {
    if (token.kind === "positional") paths.push(token.value);
    if (token.kind !== "option") continue;
    if (token.rawName === "-h" && Object.hasOwn(types, "help")) {
      found.set("help", true);
      continue;
    }
    const type = Object.hasOwn(types, token.name) ? types[token.name] : undefined;
    if (type === undefined) throw unknownOption(token.rawName, names);
    if (type !== "boolean" && (token.value === undefined || token.value === "")) {
      throw new ClaimcheckError("usage", `The option --${token.name} needs a value.`);
    }
    if (type === "boolean" && token.value !== undefined) {
      throw new ClaimcheckError("usage", `The option --${token.name} takes no value.`);
    }
    const before = found.get(token.name);
    if (type === "list") found.set(token.name, [...(Array.isArray(before) ? before : []), token.value ?? ""]);
    else found.set(token.name, token.value ?? true);
  }
  const absent = { boolean: false, string: null, list: [] };
  const options = names.map((name) => [name, found.get(name) ?? absent[types[name] ?? "boolean"]]);
  return { paths, options: Object.fromEntries(options) as Options<T>["options"] };
}

function unknownOption(given: string, names: readonly string[]): ClaimcheckError {
  const closest = closestName(given.replace(/^-+/, ""), names);
  const hint =
    closest === null
      ? ` Known are ${names.map((name) => `--${name}`).join(", ")}.`
      : ` Did you mean --${closest}?`;
  return new ClaimcheckError("usage", `There is no option ${given}.${hint}`);
}

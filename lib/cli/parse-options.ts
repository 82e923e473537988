import { parseArgs } from "node:util";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { closestName } from "../importers/closest-name.ts";

/** An option's name → whether it stands alone (`boolean`) or takes a value (`string`). */
type OptionTypes = Readonly<Record<string, "boolean" | "string">>;

type Options<T extends OptionTypes> = {
  readonly paths: readonly string[];
  readonly options: { readonly [K in keyof T]: T[K] extends "boolean" ? boolean : string | null };
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
    options: Object.fromEntries(names.map((name) => [name, { type: types[name] ?? "boolean" }])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const paths: string[] = [];
  const found = new Map<string, string | true>();
  for (const token of tokens) {
    if (token.kind === "positional") paths.push(token.value);
    if (token.kind !== "option") continue;
    if (token.rawName === "-h" && Object.hasOwn(types, "help")) {
      found.set("help", true);
      continue;
    }
    const type = Object.hasOwn(types, token.name) ? types[token.name] : undefined;
    if (type === undefined) throw unknownOption(token.rawName, names);
    if (type === "string" && (token.value === undefined || token.value === "")) {
      throw new ClaimcheckError("usage", `The option --${token.name} needs a value.`);
    }
    if (type === "boolean" && token.value !== undefined) {
      throw new ClaimcheckError("usage", `The option --${token.name} takes no value.`);
    }
    found.set(token.name, token.value ?? true);
  }
  const options = names.map((name) => [name, found.get(name) ?? (types[name] === "boolean" ? false : null)]);
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

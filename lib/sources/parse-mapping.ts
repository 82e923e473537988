import { parse } from "yaml";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { issueText } from "../importers/issue-text.ts";
import { TABLE_MAPPING, type TableMapping } from "../importers/table/schema.ts";

/**
 * The mapping of columns that a text states, in JSON or YAML. `name` is said where it states none.
 *
 * @throws ClaimcheckError of code `usage`.
 */
export function parseMapping(text: string, name: string): TableMapping {
  let value: unknown;
  try {
    // JSON is YAML too.
    value = parse(text.replace(/^\ufeff/, ""), { maxAliasCount: 0 });
  } catch (cause) {
    const message = `${name} is neither JSON nor YAML: ${(cause as Error).message}`;
    throw new ClaimcheckError("usage", message, { cause });
  }
  const mapping = TABLE_MAPPING.safeParse(value);
  if (mapping.success) return mapping.data;
  const { path: field, message } = issueText(mapping.error.issues, value);
  throw new ClaimcheckError("usage", `${name} is not right: ${field === "" ? "" : `${field} `}${message}.`);
}
